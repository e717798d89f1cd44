//! Where games are kept.

use std::path::PathBuf;

use ark_server::store::Store;

use crate::failure::{Failure, Outcome};

/// Where games are kept.
#[derive(clap::Args)]
pub(crate) struct Database {
    /// sqlite:FILE or postgres://…; if not said, ark.db in the folder for data of this user
    #[arg(
        long,
        env = "ARK_DATABASE_URL",
        value_name = "ADDRESS",
        hide_env_values = true
    )]
    database_url: Option<String>,
}

impl Database {
    /// The address as it was said, or of the file of whoever runs it.
    pub(crate) fn address(&self) -> Result<String, Failure> {
        if let Some(address) = &self.database_url {
            return Ok(address.clone());
        }
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let home = || set("HOME").map(|home| PathBuf::from(home).join(".local/share"));
        let data = set("XDG_DATA_HOME").or_else(|| set("LOCALAPPDATA"));
        let folder = match data.map(PathBuf::from).or_else(home) {
            Some(data) => data.join("ark"),
            None => PathBuf::from("."),
        };
        std::fs::create_dir_all(&folder)
            .map_err(|error| Failure::cannot(format!("{}: {error}", folder.display())))?;
        Ok(format!("sqlite:{}", folder.join("ark.db").display()))
    }

    /// Does something with the store. A new one is made only if `fresh`.
    pub(crate) fn with(&self, fresh: bool, work: impl AsyncFnOnce(&Store) -> Outcome) -> Outcome {
        let address = self.address()?;
        let file = address.strip_prefix("sqlite:").map(|file| {
            let file = file.trim_start_matches("//");
            PathBuf::from(file.split('?').next().unwrap_or(file))
        });
        if let Some(file) = file.filter(|file| !fresh && !file.exists()) {
            let text = format!("{}: there is no such database", file.display());
            return Err(Failure::cannot(text));
        }
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let store = Store::open(&address, 2).await?;
            let done = work(&store).await;
            store.close().await;
            done
        })
    }
}

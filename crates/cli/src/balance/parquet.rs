//! Tables as Parquet, for programs that read columns.

use std::io::Write;
use std::sync::Arc;

use ark_bots::balance::{Column, Sheet};
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::Result;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

/// Writes a table. Nothing is compressed: the codecs would take longer to build than the rest.
pub(super) fn write(sheet: &Sheet, to: impl Write + Send) -> Result<()> {
    let fields = sheet
        .columns
        .iter()
        .map(|(name, column)| field(name, column));
    let fields = fields.collect::<Result<Vec<_>>>()?;
    let schema = Type::group_type_builder(sheet.name)
        .with_fields(fields)
        .build()?;
    let properties = Arc::new(WriterProperties::default());
    let mut file = SerializedFileWriter::new(to, Arc::new(schema), properties)?;
    let mut rows = file.next_row_group()?;
    for (_, column) in &sheet.columns {
        let Some(mut writer) = rows.next_column()? else {
            break;
        };
        match column {
            Column::Text(values) => {
                let values: Vec<ByteArray> = values.iter().map(|v| v.as_str().into()).collect();
                writer
                    .typed::<ByteArrayType>()
                    .write_batch(&values, None, None)?
            }
            Column::Whole(values) => writer
                .typed::<Int64Type>()
                .write_batch(values, None, None)?,
            Column::Real(values) => writer
                .typed::<DoubleType>()
                .write_batch(values, None, None)?,
            Column::Flag(values) => writer.typed::<BoolType>().write_batch(values, None, None)?,
        };
        writer.close()?;
    }
    rows.close()?;
    file.close()?;
    Ok(())
}

fn field(name: &str, column: &Column) -> Result<Arc<Type>> {
    let (physical, logical) = match column {
        Column::Text(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        Column::Whole(_) => (Physical::INT64, None),
        Column::Real(_) => (Physical::DOUBLE, None),
        Column::Flag(_) => (Physical::BOOLEAN, None),
    };
    let field = Type::primitive_type_builder(name, physical)
        .with_repetition(Repetition::REQUIRED)
        .with_logical_type(logical)
        .build()?;
    Ok(Arc::new(field))
}

// What a newcomer has to fetch, compressed. The build fails where it is too much.
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** KiB, compressed with gzip: the page, and all that a table in one language needs. */
export const LIMIT = 200;

type Bundle = Rolldown.OutputBundle;
const bytes = (file: Bundle[string]): Buffer => Buffer.from(file.type === "chunk" ? file.code : file.source);

/** What only those fetch who play a mode or variant with things of its own, look back, or have come to the end. */
const OWN = /\/table\/patches\/[A-Z]\w*\.svelte$|\/review\/ReviewPage\.svelte$|\/after\/Result\.svelte$|\/replay\/Scrubber\.svelte$|virtual:sheets/;

/** The files that a reader of English fetches until a table is drawn. */
export function firstLoad(bundle: Bundle): string[] {
  const later = new Set(Object.values(bundle).flatMap((file) => {
    if (file.type !== "chunk" || !OWN.test(file.facadeModuleId ?? "") || /Patches\.svelte$/.test(file.facadeModuleId ?? "")) return [];
    const styles = (file as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata?.importedCss ?? [];
    return [file.fileName, ...styles];
  }));
  return Object.values(bundle)
    .filter((file) => /\.(js|css|html)$/.test(file.fileName) && !/\/(de|fr)-/.test(file.fileName) && !later.has(file.fileName))
    .map((file) => file.fileName);
}

export function weight(bundle: Bundle): number {
  return firstLoad(bundle).reduce((sum, name) => sum + gzipSync(bytes(bundle[name] as Bundle[string])).length, 0) / 1024;
}

/** Weighs the files, and lays compressed copies beside each, which the server prefers. */
export function light(): Plugin {
  return {
    name: "ark-light",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const heavy = weight(bundle);
        if (heavy > LIMIT) this.error(`the first load is ${heavy.toFixed(1)} KiB, more than ${LIMIT}`);
        this.info(`first load ${heavy.toFixed(1)} KiB of ${LIMIT} compressed`);
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|html)$/.test(file.fileName)) continue;
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: brotliCompressSync(bytes(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) });
          this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source: gzipSync(bytes(file), { level: 9 }) });
        }
      },
    },
  };
}

/** Small files that hang or crash their parser, by attack. Each is created on demand. */
export type Bombs = Record<string, () => Uint8Array>;

export function createdOnce(bombs: Bombs): Bombs {
  return Object.fromEntries(
    Object.entries(bombs).map(([name, make]) => {
      let content: Uint8Array | undefined;
      return [name, () => (content ??= make())];
    }),
  );
}

export { csvBombs, statementBombs, xlsxBombs } from "./table-bombs.ts";
export { pdfBombs } from "./pdf-bombs.ts";
export { svgBombs } from "./svg-bombs.ts";
export { dumpBombs, zipBombs } from "./archive-bombs.ts";

/** Small files that hang or crash their parser, by the attack. Created on demand. */
export type Bombs = Record<string, () => Uint8Array>;

export { csvBombs, statementBombs, xlsxBombs } from "./table-bombs.ts";
export { pdfBombs } from "./pdf-bombs.ts";
export { svgBombs } from "./svg-bombs.ts";
export { dumpBombs, zipBombs } from "./archive-bombs.ts";

/** Files that are made to hold or kill whoever parses them, by what they do. Small ones, made when they are asked for. */
export type Bombs = Record<string, () => Uint8Array>;

export { csvBombs, statementBombs, xlsxBombs } from "./table-bombs.ts";
export { pdfBombs } from "./pdf-bombs.ts";
export { svgBombs } from "./svg-bombs.ts";
export { dumpBombs, zipBombs } from "./archive-bombs.ts";

/**
 * Imports and exports of CSV and XLSX files.
 *
 * - `kinds/`: one description per kind: columns, checks, writes
 * - `imports.service.ts`, `imports.jobs.ts`: read, check, write, undo
 * - `exports.service.ts`: exports
 * - `matching.rules.ts`: columns of a file
 * - `rows.rules.ts`, `decimal-marks.rules.ts`: cells
 * - `row-order.ts`: order of writing
 * - `exchange.tasks.ts`: expired files
 *
 * Tables and views: data_import, data_import_part, data_import_row, data_import_names, data_export,
 * data_export_part.
 */
export { exchangeTasks } from "./exchange.tasks.ts";
export { eraseFiles } from "./personal-data.store.ts";
export { exportsRoutes } from "./exports.routes.ts";
export { exportPiece } from "./exports.service.ts";
export { checkPiece, writePiece } from "./imports.jobs.ts";
export { readSmallFile } from "./small-file.ts";
export { NameIndex } from "./kinds/name-index.ts";
export { importsRoutes } from "./imports.routes.ts";

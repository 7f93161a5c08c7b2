export { exchangeTasks } from "./exchange.tasks.ts";
export { eraseFiles } from "./personal-data.store.ts";
export { exportsRoutes } from "./exports.routes.ts";
export { exportPiece } from "./exports.service.ts";
export { checkPiece, writePiece } from "./imports.jobs.ts";
export { CsvReader, separatorOf } from "./reading/csv.ts";
export { FileFault } from "./reading/table.ts";
export { importsRoutes } from "./imports.routes.ts";

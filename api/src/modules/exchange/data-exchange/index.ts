export { exchangeTasks } from "./exchange.tasks.ts";
export { eraseFiles } from "./personal-data.store.ts";
export { exportsRoutes } from "./exports.routes.ts";
export { exportPiece } from "./exports.service.ts";
export { checkPiece, writePiece } from "./imports.jobs.ts";
export { readSmallFile } from "./small-file.ts";
export { NameIndex } from "./kinds/name-index.ts";
export { importsRoutes } from "./imports.routes.ts";

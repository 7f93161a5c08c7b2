export { movePiece, readPiece } from "./moving.jobs.ts";
export { eraseMoved, storedMoved } from "./personal-data.store.ts";
export { movingRoutes } from "./moving.routes.ts";
export { movingTasks } from "./moving.tasks.ts";

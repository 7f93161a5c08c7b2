export { logRoutes } from "./log.routes.ts";
export { undoPiece } from "./undo-batch.service.ts";

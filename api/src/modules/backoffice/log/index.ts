/**
 * Search of the audit log, and undo.
 *
 * - `undo.rules.ts`: the call that undoes a change
 * - `undo-batch.rules.ts`, `undo-batch.service.ts`: undo of a whole batch
 */
export { logRoutes } from "./log.routes.ts";
export { undoPiece } from "./undo-batch.service.ts";

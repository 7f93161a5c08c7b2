export type { DraftKind, Publication } from "./draft-kind.ts";
export { draftsRoutes, serveDrafts } from "./drafts.routes.ts";
export { draftMarksOf, dropDraft } from "./drafts.service.ts";
export { failedDrafts } from "./drafts.store.ts";
export { draftTasks } from "./drafts.tasks.ts";

export type { DraftKind, Publication } from "./draft-kind.ts";
export { draftsRoutes, serveDrafts } from "./drafts.routes.ts";
export { dropDraft } from "./drafts.service.ts";
export { draftsOf, failedDrafts } from "./drafts.store.ts";
export { draftTasks } from "./drafts.tasks.ts";
export { toDraftMark } from "./drafts.wire.ts";

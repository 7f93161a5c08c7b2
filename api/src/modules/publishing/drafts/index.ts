/**
 * Unpublished versions of pages.
 *
 * - `draft-kind.ts`: interface of a kind of page
 * - `drafts.service.ts`: save, discard, schedule
 * - `publish.service.ts`, `drafts.tasks.ts`: publishing
 *
 * Tables and views: draft.
 */
export type { DraftKind, Publication } from "./draft-kind.ts";
export { draftsRoutes, serveDrafts } from "./drafts.routes.ts";
export { draftMarksOf, dropDraft } from "./drafts.service.ts";
export { failedDrafts } from "./drafts.store.ts";
export { draftTasks } from "./drafts.tasks.ts";

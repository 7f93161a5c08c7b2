/**
 * Pictures, documents and videos.
 *
 * - `media.service.ts`: upload, describe, replace, remove
 * - `media.rules.ts`: file types
 * - `pictures.ts`, `documents.ts`, `films.ts`: rewriting files
 * - `official-files.service.ts`: official EU files
 *
 * Tables and views: medium, medium_replaced, medium_original, medium_use.
 */
export { importMedia, type MediaImport } from "./media.import.ts";
export type { FocalPoint, Medium } from "./media.rules.ts";
export { nameMedia, uploadMedium } from "./media.service.ts";
export { loadOfficialFiles, type OfficialFiles } from "./official-files.service.ts";
export { hasMediaOf, loadFileSizes, loadMediumAt, loadOriginal } from "./media.store.ts";
export { staffMediaRoutes } from "./staff-media.routes.ts";

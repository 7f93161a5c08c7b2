export { importMedia, type MediaImport } from "./media.import.ts";
export type { FocalPoint, Medium } from "./media.rules.ts";
export { nameMedia, uploadMedium } from "./media.service.ts";
export { loadOfficialFiles, type OfficialFiles, uploadOfficial } from "./official-files.service.ts";
export { hasMediaOf, loadFileSizes, loadMediumAt, loadOriginal } from "./media.store.ts";
export { staffMediaRoutes } from "./staff-media.routes.ts";

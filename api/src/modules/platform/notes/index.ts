/**
 * Notes of staff.
 *
 * - `notes.service.ts`: write, change, remove
 *
 * Tables and views: note.
 */
export { addNote, changeNote, type NoteSaved, removeNote, showNotes } from "./notes.service.ts";
export { eraseNotes, moveNotes, storedNotes } from "./notes.store.ts";

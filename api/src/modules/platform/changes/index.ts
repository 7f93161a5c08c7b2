/**
 * The audit log, versions of records, and cache tags.
 *
 * - `changes.service.ts`, `changes.rules.ts`: `recordChange`, `touch`
 * - `records.service.ts`: steps of every record write
 * - `undo-records.ts`: undo of record changes
 * - `tags.ts`: cache tags
 * - `change-feed.ts`, `outbox-reader.ts`: how processes follow changes
 * - `shown-changes.rules.ts`: permissions to view the content of a change
 *
 * Tables and views: change, change_outbox.
 */
export { isSameText } from "./changes.rules.ts";
export { type NewChange, recordChange, recordChanges, refuseStale } from "./changes.service.ts";
export {
  type Actor,
  type BatchCounts,
  type Change,
  type ChangeFilter,
  changedSince,
  changesOfBatch,
  CLOCK,
  countsOfBatches,
  findChange,
  historyOf,
  IMPORT,
  keyOf,
  kindsOfBatch,
  lastIdOf,
  listAuthors,
  listChanges,
  OF_PRODUCT,
  madeByBatch,
  currentVersions,
  type Subject,
  versionOf,
  versionsOf,
} from "./changes.store.ts";
export { ChangeFeed, connectTo, type Follower, MAX_GAP_MS } from "./change-feed.ts";
export { type ImportOf, rowsOf } from "./record-rows.ts";
export { changeOf, differs, type RecordKind } from "./records.ts";
export {
  type WriteInput,
  changeRecord,
  createRecord,
  lockExpected,
  type RecordWrites,
  removeRecord,
  saveRecords,
  type Written,
} from "./records.service.ts";
export { undoRecords, type UndoResult } from "./undo-records.ts";
export { refusedRow, type RowOutcome, type RowResult, type ImportedRows } from "./row-results.ts";
export { currentPosition, type OutboxPosition, readTouched } from "./outbox-reader.ts";
export { outboxVersion, touch } from "./outbox.store.ts";
export { maySeeKind, shownTo } from "./shown-changes.rules.ts";
export { StaleVersion } from "./stale-version.ts";
export { type Tag, tag } from "./tags.ts";
export { forgetChangesNaming, forgetStates } from "./personal-data.store.ts";

import type { Platform } from "@curat/contract/staff/store-migration.values";
import type { Reading } from "../../../reader/reading.ts";
import { type Choices, NO_CHOICES, withProposed } from "./choices.rules.ts";
import { withTexts } from "./files/skipped-texts.ts";
import { LostHtml } from "./lost-html.ts";
import type { NewRecord } from "./migration.store.ts";
import { recordsOf } from "./new-records.ts";
import { readFiles, type SourceFile } from "./read-files.ts";

export interface ExportInput {
  platform: Platform;
  /** Temporary data, such as reductions, are evaluated at this time. */
  at: Date;
  files: Pick<SourceFile, "name" | "kind">[];
}
export type ExportPiece =
  | { records: NewRecord[] }
  | { proposed: Choices; notes: string[]; counts: { read: number; unusable: number } };

/**
 * Maximum number of records per batch. Batches limit memory, because all records together are as large as the export.
 */
const RECORDS_AT_ONCE = 500;
const SIGNS_AT_ONCE = 1_000_000;

const exported: Reading<ExportInput, ExportPiece> = async function* exported(parts, input) {
  const sources = input.files.flatMap((file, place) => {
    const of = parts[place];
    return of ? [{ ...file, parts: of }] : [];
  });
  const counts = { read: 0, unusable: 0 };
  const notes: string[] = [];
  const lost = new LostHtml();
  let proposed = NO_CHOICES;
  for await (const { found, texts } of readFiles(input.platform, sources, input.at)) {
    const records = recordsOf(found);
    for await (const some of withTexts(records, texts(), RECORDS_AT_ONCE))
      for (const few of smallParts(some)) {
        for (const record of few) lost.take(record);
        yield { records: few };
      }
    proposed = withProposed(proposed, found);
    notes.push(...found.notes);
    counts.read += records.length;
    counts.unusable += records.filter(({ outcome }) => outcome === "left").length;
  }
  yield { proposed, notes: [...notes, ...lost.notes()], counts };
};
export default exported;

function* smallParts(records: readonly NewRecord[]): Generator<NewRecord[]> {
  let [part, signs]: [NewRecord[], number] = [[], 0];
  for (const record of records) {
    part.push(record);
    signs += JSON.stringify(record.record).length;
    if (signs < SIGNS_AT_ONCE) continue;
    yield part;
    [part, signs] = [[], 0];
  }
  if (part.length > 0) yield part;
}

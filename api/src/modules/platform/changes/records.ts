/** What changes of a record say: its kind is described once, and every change of one is told from that. Pure. */
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import {
  changedFields,
  changeSentence,
  differing,
  fieldsOf,
  type Gender,
  type Labels,
} from "./changes.rules.ts";
import type { NewChange } from "./changes.service.ts";
import type { Actor } from "./changes.store.ts";
import type { Tag } from "./tags.ts";

/** What has an id and is written as a whole, such as a bundle with its products. */
export interface ShopRecord {
  id: number;
}

/** What is special to the history of one kind of record. */
export interface RecordKind<T extends ShopRecord> {
  /** The subject's kind. */
  kind: SubjectKind;
  /** What its sentences begin with: "Pachetul „Primăvara”". */
  title: (record: T) => string;
  gender: Gender;
  /** Every field that may change, as people call it. */
  labels: Labels<T>;
  /** As its history keeps it, in the spelling of the staff's calls. */
  kept: (record: T) => object;
  /** What of the shop shows the fields that differ; of a record that arrives or goes these are all. */
  touched: (record: T, fields: readonly (keyof T)[]) => Tag[];
}

/** Whether a record says something else than what stood, if anything did. */
export function differs<T extends ShopRecord>(
  kind: RecordKind<T>,
  before: T | null | undefined,
  after: T,
): boolean {
  return !before || changedFields(before, after, kind.labels).length > 0;
}

/** What to record of a record that was created (`before` is null), changed or removed (`after` is null). */
export function changeOf<T extends ShopRecord>(
  { kind, title, gender, labels, kept, touched }: RecordKind<T>,
  { actor, before, after }: { actor: Actor; before: T | null; after: T | null },
): NewChange {
  const record = (after ?? before) as T; // a change is of something
  const fields = before && after ? changedFields(before, after, labels) : fieldsOf(labels);
  const [was, is] = [before && kept(before), after && kept(after)];
  return {
    actor,
    subject: { kind, id: record.id },
    sentence: changeSentence(title(record), { gender, before, after, labels }),
    before: was,
    after: is,
    inverse: was && is ? differing(was, is) : undefined,
    touched: touched(record, fields),
  };
}

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

export interface ShopRecord {
  id: number;
}

export interface RecordKind<T extends ShopRecord> {
  kind: SubjectKind;
  /** First words of sentences about the record: "Pachetul „Primăvara”". */
  title: (record: T) => string;
  gender: Gender;
  labels: Labels<T>;
  kept: (record: T) => object;
  touched: (record: T, fields: readonly (keyof T)[]) => Tag[];
}

/** Returns whether a record differs from its previous state; true if there is none. */
export function differs<T extends ShopRecord>(
  kind: RecordKind<T>,
  before: T | null | undefined,
  after: T,
): boolean {
  return !before || changedFields(before, after, kind.labels).length > 0;
}

/** Returns the change to record. `before` is null for a created record, `after` for a deleted one. */
export function changeOf<T extends ShopRecord>(
  { kind, title, gender, labels, kept, touched }: RecordKind<T>,
  { actor, before, after }: { actor: Actor; before: T | null; after: T | null },
): NewChange {
  const record = (after ?? before) as T; // One of the two states is always set.
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

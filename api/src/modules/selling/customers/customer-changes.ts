/** Audit log entries contain only the names of changed fields, so an erasure need not change them. */
import { type Actor, type NewChange, type Subject, tag } from "../../platform/changes/index.ts";

const LABELS = { firstName: "prenumele", lastName: "numele", phone: "telefonul", email: "adresa de e-mail" };
type Field = keyof typeof LABELS;

export function customerSubject(id: number): Subject {
  return { kind: "customer", id };
}

export function customerActor(id: number): Actor {
  return { kind: "customer", id: String(id), name: "Clientul" };
}

export function changedOf(before: Record<Field, string>, after: Record<Field, string>): Field[] {
  // LABELS has one entry per field.
  return (Object.keys(LABELS) as Field[]).filter((field) => before[field] !== after[field]);
}

/**
 * Returns the audit log entry of a change to a customer's fields. Recording it without changed fields has no effect.
 */
export function personChange(
  id: number,
  {
    actor,
    fields,
    expectedVersion,
  }: { actor: Actor; fields: readonly Field[]; expectedVersion?: number | undefined },
): NewChange {
  const what = fields.map((field) => LABELS[field]).join(", ");
  return {
    ...customerChange(id, {
      actor,
      sentence: `Clientul nr. ${id} a fost schimbat: ${what}.`,
      expectedVersion,
    }),
    before: {},
    after: fields.length > 0 ? { changed: fields } : {},
  };
}

export function customerChange(
  id: number,
  {
    actor,
    sentence,
    expectedVersion,
    after,
  }: { actor: Actor; sentence: string; expectedVersion?: number | undefined; after?: object },
): NewChange {
  return {
    actor,
    subject: customerSubject(id),
    sentence,
    expectedVersion,
    before: {},
    after: after ?? { done: sentence },
    touched: [tag.customer(id)],
  };
}

/** What is written down of a customer's changes: which fields, never what they say, so that an erasure leaves no person in them. Pure. */
import { type Actor, type NewChange, type Subject, tag } from "../../platform/changes/index.ts";

/** Fields that somebody changes of a person, as people call them. */
const LABELS = { firstName: "prenumele", lastName: "numele", phone: "telefonul", email: "adresa de e-mail" };
type Field = keyof typeof LABELS;

export function customerSubject(id: number): Subject {
  return { kind: "customer", id };
}

/** Who a customer is in what he changes himself. */
export function customerActor(id: number): Actor {
  return { kind: "customer", id: String(id), name: "Clientul" };
}

/** The fields in which two states of a person differ. */
export function changedOf(before: Record<Field, string>, after: Record<Field, string>): Field[] {
  // The labels name each field once.
  return (Object.keys(LABELS) as Field[]).filter((field) => before[field] !== after[field]);
}

/** Of a person whose fields were changed; without any there is nothing to record. */
export function personChange(
  id: number,
  { actor, fields, seen }: { actor: Actor; fields: readonly Field[]; seen?: number | undefined },
): NewChange {
  const what = fields.map((field) => LABELS[field]).join(", ");
  return {
    ...customerChange(id, { actor, sentence: `Clientul nr. ${id} a fost schimbat: ${what}.`, seen }),
    before: {},
    after: fields.length > 0 ? { changed: fields } : {},
  };
}

/** Of what was done about a customer. */
export function customerChange(
  id: number,
  {
    actor,
    sentence,
    seen,
    after,
  }: { actor: Actor; sentence: string; seen?: number | undefined; after?: object },
): NewChange {
  return {
    actor,
    subject: customerSubject(id),
    sentence,
    seen,
    before: {},
    after: after ?? { done: sentence },
    touched: [tag.customer(id)],
  };
}

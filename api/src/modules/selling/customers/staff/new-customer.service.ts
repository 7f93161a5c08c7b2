import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import { customerChange } from "../customer-changes.ts";
import { insertCustomer } from "../customers.store.ts";

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Creates an account without a password and returns its id; undefined if the email already has an account. */
export async function createByStaff(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { person, actor }: { person: Person; actor: Actor },
): Promise<number | undefined> {
  return transaction(db, async (tx) => {
    const id = await insertCustomer(tx, { ...person, passwordHash: null }, now());
    if (id === undefined) return undefined;
    await recordChange(tx, customerChange(id, { actor, sentence: `Clientul nr. ${id} a fost adăugat.` }));
    return id;
  });
}

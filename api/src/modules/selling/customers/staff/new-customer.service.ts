import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import type { NewCompany } from "../address-book.store.ts";
import { insertCustomer } from "../customers.store.ts";
import { addedChange, addCompany, type NewPerson } from "./staff-companies.service.ts";

/**
 * Creates an account without a password, optionally with a company. Returns its id; undefined if the email already
 * has an account.
 */
export async function createByStaff(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { person, company, actor }: { person: NewPerson; company: NewCompany | undefined; actor: Actor },
): Promise<number | undefined> {
  return transaction(db, async (tx) => {
    const id = await insertCustomer(tx, { ...person, passwordHash: null }, now());
    if (id === undefined) return undefined;
    await recordChange(tx, addedChange(id, actor));
    if (company) await addCompany(tx, { id, company, actor }, now());
    return id;
  });
}

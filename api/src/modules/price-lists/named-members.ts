/** Members as staff names them, looked up; who is unknown is told at his place. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { Db } from "../../db/database.ts";
import type { BuyingMember } from "./members.rules.ts";
import { findAccounts } from "./price-lists.store.ts";

interface Named {
  cui: string | null;
  /** An e-mail, or the number of an account. */
  customer: string | null;
}

/** In the order that they were named in; `errors` by field of the calls. */
export async function findMembers(
  db: Db,
  members: readonly Named[],
  errors: FieldErrors,
): Promise<BuyingMember[]> {
  const accounts = await findAccounts(
    db,
    members.flatMap(({ customer }) => customer?.toLowerCase() ?? []),
  );
  return members.map(({ cui, customer }, index) => {
    const customerId = customer === null ? null : (accounts.get(customer.toLowerCase()) ?? null);
    if (customer !== null && customerId === null)
      errors[`members.${index}.customer`] = [`Nu există un cont de client „${customer}”.`];
    return { cui, customerId };
  });
}

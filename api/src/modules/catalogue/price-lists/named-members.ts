import type { FieldErrors } from "@curat/contract/envelope";
import type { Db } from "../../../db/database.ts";
import type { BuyingMember } from "./members.rules.ts";
import { findAccounts } from "./price-lists.store.ts";

interface Named {
  cui: string | null;
  customer: string | null;
}

/** Returns members in input order. Adds an error to `errors`, keyed by field, for each unknown member. */
export async function findMembers(
  db: Db,
  members: readonly Named[],
  { errors, mayBeGroup }: { errors: FieldErrors; mayBeGroup: boolean },
): Promise<BuyingMember[]> {
  const accounts = await findAccounts(
    db,
    members.flatMap(({ customer }) => customer?.toLowerCase() ?? []),
  );
  return members.map(({ cui, customer }, index) => {
    const customerId = customer === null ? null : (accounts.get(customer.toLowerCase()) ?? null);
    if (customer !== null && customerId === null)
      errors[`members.${index}.customer`] = [
        /@|^\d+$/.test(customer)
          ? `Nu există un cont de client „${customer}”: verifică adresa de e-mail.`
          : `„${customer}” nu este e-mailul unui cont de client${mayBeGroup ? `. Un grup se scrie „grup: ${customer}”` : ""}.`,
      ];
    return { cui, customerId };
  });
}

import type { Tx } from "../../../db/database.ts";
import { lockPerson } from "../../selling/customers/index.ts";
import { lockAddress } from "./privacy.store.ts";

/** Locks the account, or a guest's email, until the transaction ends. Returns undefined if the person was erased. */
export async function lockAsker(
  tx: Tx,
  { customerId, email }: { customerId: number | null; email: string },
): Promise<{ email: string } | undefined> {
  if (customerId !== null) return lockPerson(tx, customerId);
  if (email === "") return undefined;
  await lockAddress(tx, email.toLowerCase());
  return { email };
}

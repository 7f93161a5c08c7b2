import { MESSAGES } from "@curat/contract/messages.values";
import { sql } from "kysely";
import type { Tx } from "../../../../db/database.ts";
import {
  type NewChange,
  recordChanges,
  refusedRow,
  type RowResult,
  type ImportedRows,
} from "../../../platform/changes/index.ts";
import { changedOf, customerChange, personChange } from "../customer-changes.ts";
import { insertCustomer, updatePerson } from "../customers.store.ts";

export interface ImportedCustomer {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** In the format +40…, or empty. */
  phone?: string | undefined;
}
interface CurrentState {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/**
 * Saves customers from a file. Sends no emails, opens no sessions and creates no consents. New customers set a
 * password with "Am uitat parola".
 */
export async function saveImportedCustomers(
  tx: Tx,
  rows: readonly ImportedCustomer[],
  { actor, at, isDryRun }: ImportedRows,
): Promise<RowResult[]> {
  const emails = rows.map(({ email }) => email);
  const current = await loadCurrent(tx, emails, { isDryRun });
  // Several rows may change the same customer. Only the last change is recorded.
  const changes = new Map<number, NewChange>();

  async function saveRow(reported: ImportedCustomer): Promise<RowResult> {
    const before = current.get(reported.email);
    const { firstName = before?.firstName, lastName = before?.lastName, email } = reported;
    if (firstName === undefined) return refusedRow({ firstname: [MESSAGES.required("Prenume")] });
    if (lastName === undefined) return refusedRow({ lastname: [MESSAGES.required("Nume")] });
    const person = { firstName, lastName, phone: reported.phone ?? before?.phone ?? "" };
    if (!before) {
      const id = isDryRun ? 0 : await insertCustomer(tx, { email, passwordHash: null, ...person }, at);
      if (id === undefined) return refusedRow({ email: [JUST_OPENED] });
      const sentence = `Clientul nr. ${id} a fost adăugat dintr-un fișier.`;
      changes.set(id, customerChange(id, { actor, sentence }));
      current.set(email, { id, email, ...person });
      return { outcome: "new" };
    }
    const fields = changedOf(before, { ...before, ...person });
    if (fields.length === 0) return { outcome: "same" };
    if (!isDryRun) await updatePerson(tx, { id: before.id, ...person });
    changes.set(before.id, personChange(before.id, { actor, fields }));
    current.set(email, { ...before, ...person });
    return { outcome: "changed" };
  }

  const results: RowResult[] = [];
  for (const reported of rows) results.push(await saveRow(reported));
  if (!isDryRun) await recordChanges(tx, [...changes.values()]);
  return results;
}

const JUST_OPENED = "Cu această adresă tocmai s-a creat un cont: încearcă din nou.";

/** Returns accounts keyed by lowercase email. Locks them in id order, except in a dry run. */
export async function loadCurrent(
  tx: Tx,
  emails: readonly string[],
  { isDryRun }: { isDryRun: boolean },
): Promise<Map<string, CurrentState>> {
  const rows = await tx
    .selectFrom("customer")
    .select(["id", "first_name as firstName", "last_name as lastName", "email", "phone"])
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", sql<string>`any(${emails}::text[])`)
    .where("erased_at", "is", null)
    .orderBy("id")
    .$if(!isDryRun, (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}

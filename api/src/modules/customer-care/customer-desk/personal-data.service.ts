import type { StoredData } from "@curat/contract/privacy";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { customerChange, customerSubject, lockPerson } from "../../selling/customers/index.ts";
import { erase, finishRequestsOf, loadPeriods, loadStoredData } from "../privacy/index.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export async function exportByStaff(
  { db }: Pick<Shop, "db">,
  { id, actor, file }: { id: number; actor: Actor; file: "json" | "pdf" },
): Promise<StoredData | undefined> {
  return transaction(db, async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) return undefined;
    const sentence = `Datele clientului nr. ${id} au fost descărcate (${file.toUpperCase()}).`;
    await recordChange(tx, customerChange(id, { actor, sentence }));
    return loadStoredData(tx, { customerId: id, email: person.email });
  });
}

/** Erases a customer and returns the orders whose data cannot be erased yet. Throws StaleVersion (409). */
export async function eraseByStaff(
  { db, now }: Shop,
  {
    id,
    expectedVersion,
    actor,
    standing,
  }: { id: number; expectedVersion: number; actor: Actor; standing: (tx: Tx, id: number) => Promise<object> },
): Promise<{ id: number; version: number; waiting_orders: string[] } | undefined> {
  return transaction(db, async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) return undefined;
    await refuseStale(tx, customerSubject(id), { expectedVersion, loadCurrent: () => standing(tx, id) });
    await finishRequestsOf(tx, id, now());
    const { waiting } = await erase(
      tx,
      { customerId: id, email: person.email },
      await loadPeriods(tx, now()),
    );
    const { version } = await recordChange(
      tx,
      customerChange(id, { actor, sentence: `Datele clientului nr. ${id} au fost șterse.` }),
    );
    return { id, version, waiting_orders: waiting.map(String) };
  });
}

/** Withdrawals from an order that is changed before it leaves, told and then settled; the order's lock stands around it. (decision 0017) */
import type { Db, Tx } from "../../../db/database.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { actorOf, type Order, type Plan } from "../../selling/orders/index.ts";
import { type ReturnAfter, returnsAfter, wordsOf } from "./changed-order.rules.ts";
import { returnChange } from "./returns.service.ts";
import { listReturnStates, writeReturnStatus } from "./returns.store.ts";

export interface ReturnsAfter {
  returns: ReturnAfter[];
  /** Sentences: what the change settles, and what it keeps although its buyer withdrew from it. */
  settled: string[];
  kept: string[];
  /** Where the money of what goes is wanted, by the last who said so; undefined where nobody did. */
  account: { bank: string; iban: string } | undefined;
}

/** Has an order that may still be changed another version since a part was withdrawn from: who saw it before looks anew. */
export async function noteOnChangeable(tx: Tx, order: Order, number: number): Promise<void> {
  await recordChange(tx, {
    actor: actorOf("customer", order),
    subject: { kind: "order", id: order.id },
    sentence: `Cumpărătorul s-a retras dintr-o parte a comenzii ${order.number} (retragerea ${number}).`,
    before: { withdrawal: null },
    after: { withdrawal: number },
    touched: [],
  });
}

/** What a planned change of an order does to its withdrawals; nothing is written. */
export async function planReturnsOf(
  db: Db,
  { lines, open, pieces }: Pick<Plan, "lines" | "open" | "pieces">,
): Promise<ReturnsAfter> {
  const requests = await listReturnStates(db, [...new Set(open.map(({ returnId }) => returnId))]);
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  const returns = returnsAfter(requests, { open, pieces, names });
  const told = returns.findLast(({ iban, gone }) => iban !== "" && gone.length > 0);
  return { returns, ...wordsOf(returns), account: told && { bank: told.bank, iban: told.iban } };
}

/** Closes the withdrawals that the change settles. */
export async function closeSettled(
  tx: Tx,
  orderId: number,
  { returns, actor, at }: { returns: readonly ReturnAfter[]; actor: Actor; at: Date },
): Promise<void> {
  for (const { id, number, status } of returns.filter(({ isSettled }) => isSettled)) {
    const written = { status: "closed" as const, rejection: "" };
    await writeReturnStatus(tx, id, { ...written, at });
    const before = { id, number, orderId, status, rejection: "" };
    await recordChange(tx, returnChange(actor, before, { ...before, ...written }));
  }
}

/** What a change of an order does to its buyer's withdrawals, told and then written under the order's lock. (decision 0017) */
import type { Db, Tx } from "../../../db/database.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { actorOf, type Order, type Plan } from "../../selling/orders/index.ts";
import { returnChange } from "./returns.service.ts";
import { listReturnsOf, type Return, writeReturnStatus } from "./returns.store.ts";

interface Named {
  name: string;
  quantity: number;
}
interface ReturnAfter extends Pick<Return, "id" | "number" | "status" | "bank" | "iban"> {
  /** Pieces that the change takes out of the order. */
  gone: Named[];
  /** Pieces that the order keeps although its buyer withdrew from them. */
  left: Named[];
  /** Nothing of it is left. */
  isSettled: boolean;
}

type ChangedPieces = Pick<Plan, "order" | "lines" | "open" | "pieces">;

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
export async function planReturnsOf(db: Db, plan: ChangedPieces): Promise<ReturnsAfter> {
  const asked = await listReturnsOf(db, plan.order.id);
  const requests = asked.filter(({ id }) => plan.open.some(({ returnId }) => returnId === id));
  const returns = returnsAfter(requests, plan);
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

/** Each withdrawal with what the change takes out of it, the earliest first. */
function returnsAfter(
  requests: readonly Omit<ReturnAfter, "gone" | "left" | "isSettled">[],
  { lines, open, pieces }: ChangedPieces,
): ReturnAfter[] {
  const named = ({ lineId, quantity }: { lineId: number; quantity: number }): Named => ({
    name: lines.find(({ id }) => id === lineId)?.name ?? "",
    quantity,
  });
  return requests.map((request) => {
    const gone = pieces.filter((one) => one.kind === "removed" && one.returnId === request.id);
    const left = open.flatMap(({ returnId, lineId, quantity }) => {
      const stays = quantity - (gone.find((one) => one.lineId === lineId)?.quantity ?? 0);
      return returnId === request.id && stays > 0 ? [named({ lineId, quantity: stays })] : [];
    });
    return { ...request, gone: gone.map(named), left, isSettled: left.length === 0 };
  });
}

/** What staff reads of it: what the change settles, and what it keeps although its buyer withdrew from it. */
function wordsOf(returns: readonly ReturnAfter[]): { settled: string[]; kept: string[] } {
  const words = (pieces: readonly Named[]): string =>
    pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
  return {
    settled: returns.flatMap(({ number, gone, isSettled }) => {
      if (isSettled) return [`Retragerea ${number} se încheie: produsele ei ies din comandă.`];
      return gone.length > 0 ? [`Din retragerea ${number} ies din comandă: ${words(gone)}.`] : [];
    }),
    kept: returns.flatMap(({ number, left }) =>
      left.length > 0
        ? [
            `Cumpărătorul s-a retras din ${words(left)} (retragerea ${number}), dar comanda le păstrează: scoate-le înainte să plece.`,
          ]
        : [],
    ),
  };
}

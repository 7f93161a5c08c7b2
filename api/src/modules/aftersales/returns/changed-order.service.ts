/** The effects of an order change on the buyer's withdrawals. (decision 0017) */
import type { Db, Tx } from "../../../db/database.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import type { LinePieces } from "../../selling/ledger/index.ts";
import type { Plan } from "../../selling/orders/index.ts";
import { returnChange } from "./returns.service.ts";
import { listReturnsOf, type Return, writeReturnStatus } from "./returns.store.ts";

export interface ReturnsAfter {
  closed: Return[];
  settled: string[];
  kept: string[];
  /** From the last withdrawal that names an account and whose pieces are removed. */
  account: { bank: string; iban: string } | undefined;
}

export async function planReturnsOf(
  db: Db,
  { order, lines, open, pieces }: Pick<Plan, "order" | "lines" | "open" | "pieces">,
): Promise<ReturnsAfter> {
  const after: ReturnsAfter = { closed: [], settled: [], kept: [], account: undefined };
  const words = (of: readonly LinePieces[]): string =>
    of
      .map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.name ?? ""}`)
      .join(", ");
  for (const request of await listReturnsOf(db, order.id)) {
    const { number, bank, iban } = request;
    const named = open.filter(({ returnId }) => returnId === request.id);
    if (named.length === 0) continue;
    const gone = pieces.filter((one) => one.kind === "removed" && one.returnId === request.id);
    const left = named
      .map(({ lineId, quantity }) => ({
        lineId,
        quantity: quantity - (gone.find((one) => one.lineId === lineId)?.quantity ?? 0),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (left.length === 0) {
      after.closed.push(request);
      after.settled.push(`Retragerea ${number} se încheie: produsele ei sunt scoase din comandă.`);
    } else {
      if (gone.length > 0)
        after.settled.push(`Prin retragerea ${number} sunt scoase din comandă: ${words(gone)}.`);
      after.kept.push(
        `Cumpărătorul s-a retras din ${words(left)} (retragerea ${number}), dar comanda le păstrează: scoate-le înainte să plece.`,
      );
    }
    if (gone.length > 0 && iban !== "") after.account = { bank, iban };
  }
  return after;
}

export async function closeSettled(
  tx: Tx,
  closed: readonly Return[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  for (const request of closed) {
    const written = { status: "closed" as const, rejection: "" };
    await writeReturnStatus(tx, request.id, { ...written, at });
    await recordChange(tx, returnChange(actor, request, { ...request, ...written }));
  }
}

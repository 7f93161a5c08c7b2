/** What a change of an order does to its buyer's withdrawals: pure. (decision 0017) */
import type { Movement, OpenReturn } from "../../selling/ledger/index.ts";
import type { ReturnStatus } from "./returns.rules.ts";

interface OpenRequest {
  id: number;
  number: number;
  status: ReturnStatus;
  bank: string;
  iban: string;
}
interface Named {
  name: string;
  quantity: number;
}
export interface ReturnAfter extends OpenRequest {
  /** Pieces that the change takes out of the order. */
  gone: Named[];
  /** Pieces that the order keeps although its buyer withdrew from them. */
  left: Named[];
  /** Nothing of it is left. */
  isSettled: boolean;
}

/** Each withdrawal with what the change takes out of it, the earliest first. `names` are those of the order's lines. */
export function returnsAfter(
  requests: readonly OpenRequest[],
  {
    open,
    pieces,
    names,
  }: { open: readonly OpenReturn[]; pieces: readonly Movement[]; names: ReadonlyMap<number, string> },
): ReturnAfter[] {
  const nameOf = (lineId: number): string => names.get(lineId) ?? "";
  return requests.map((request) => {
    const gone = pieces.filter((one) => one.kind === "removed" && one.returnId === request.id);
    const left = open
      .filter(({ returnId }) => returnId === request.id)
      .map(({ lineId, quantity }) => {
        const out = gone.find((one) => one.lineId === lineId)?.quantity ?? 0;
        return { name: nameOf(lineId), quantity: quantity - out };
      })
      .filter(({ quantity }) => quantity > 0);
    const goneNamed = gone.map(({ lineId, quantity }) => ({ name: nameOf(lineId), quantity }));
    return { ...request, gone: goneNamed, left, isSettled: left.length === 0 };
  });
}

/** What staff reads of it: what the change settles, and what it keeps although its buyer withdrew from it. */
export function wordsOf(returns: readonly ReturnAfter[]): { settled: string[]; kept: string[] } {
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

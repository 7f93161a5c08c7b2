import { formatOfficeLei } from "../../../text/money.ts";
import { type Account, type EntryMethod, owedAfter } from "./account.rules.ts";
import { type MoneyEvent, postingsOf } from "./postings.rules.ts";

type Cause = MoneyEvent["event"];

const NAMES: Record<Cause, string> = {
  placed: "Comandă plasată",
  revived: "Comandă reluată",
  imported: "Plată importată",
  amended: "Comandă modificată",
  undone: "Vânzare anulată",
  returned: "Retur acceptat",
  given_back: "Restituire fără retur",
  paid: "Plată cu cardul",
  delivered: "Ramburs încasat de curier",
  noted: "Plată înregistrată",
  paid_back: "Bani restituiți",
  credited: "Bani restituiți pe card",
  unasked: "Bani restituiți de procesator",
  bounced: "Restituire respinsă de bancă",
  forgotten: "Diferență anulată",
  reversed: "Plată anulată",
};

const RECEIVED: Partial<Record<EntryMethod, string>> = {
  transfer: "Transfer primit",
  cash_on_delivery: "Ramburs primit de la curier",
  set_off: "Compensare",
};

export function entryName({ cause, method }: { cause: string; method: EntryMethod | null }): string {
  if (cause === "noted" && method !== null) return RECEIVED[method] ?? NAMES.noted;
  if (cause === "reversed" && method === "set_off") return "Compensare anulată";
  if (cause === "paid_back" && method === "card") return NAMES.credited;
  if (cause === "imported" && method === null) return "Comandă importată";
  // A check constraint allows only these causes.
  return NAMES[cause as Cause];
}

const SENTENCES: Record<Cause, (sum: string) => string> = {
  placed: (sum) => `Clientul are de plată ${sum}.`,
  revived: (sum) => `Se reia vânzarea de ${sum}.`,
  imported: (sum) => `Se preia comanda de ${sum}.`,
  amended: (sum) => `Valoarea comenzii crește cu ${sum}.`,
  undone: (sum) => `Se anulează vânzarea de ${sum}.`,
  returned: (sum) => `Valoarea comenzii scade cu ${sum}: produse returnate.`,
  given_back: (sum) => `Valoarea comenzii scade cu ${sum}: restituire fără retur.`,
  paid: (sum) => `Se înregistrează plata de ${sum} cu cardul.`,
  delivered: (sum) => `Se înregistrează rambursul de ${sum}, încasat de curier.`,
  noted: (sum) => `Se înregistrează plata de ${sum}.`,
  paid_back: (sum) => `Se restituie clientului ${sum}.`,
  credited: (sum) => `Se restituie clientului ${sum} pe card.`,
  unasked: (sum) => `Procesatorul a restituit ${sum} din proprie inițiativă.`,
  bounced: (sum) => `Banca clientului a respins restituirea de ${sum}.`,
  forgotten: (sum) => `Se anulează diferența de ${sum}.`,
  reversed: (sum) => `Se anulează plata de ${sum}.`,
};

function sentenceOf({ cause, amountBani }: { cause: Cause; amountBani: number }): string {
  const sum = formatOfficeLei(Math.abs(amountBani));
  return cause === "amended" && amountBani < 0 ? `Valoarea comenzii scade cu ${sum}.` : SENTENCES[cause](sum);
}

export interface Effect {
  posted: string[];
  sentences: string[];
  toRefundBani: number;
  payableBani: number;
}

/**
 * Returns the effect of an event on an account. `refundBani` is the requested refund. By default it is everything
 * that the shop owes after the event.
 */
export function effectOf(account: Account, happened: MoneyEvent, refundBani?: number): Effect {
  const postings = postingsOf(happened);
  const changeBani = postings.reduce((sum, { amountBani }) => sum + amountBani, 0);
  const toRefundBani = refundBani ?? owedAfter(account, changeBani).refundableBani;
  const refunded = { ...account, openBani: account.openBani + toRefundBani };
  const { payableBani } = owedAfter(refunded, changeBani);
  const follows: [number, string][] = [
    [toRefundBani, "De restituit clientului"],
    [account.receivedBani > 0 ? payableBani : 0, "Rest de plată"],
  ];
  const posted = postings.map(sentenceOf);
  return {
    posted,
    sentences: [
      ...posted,
      ...follows.filter(([bani]) => bani > 0).map(([bani, what]) => `${what}: ${formatOfficeLei(bani)}.`),
    ],
    toRefundBani,
    payableBani,
  };
}

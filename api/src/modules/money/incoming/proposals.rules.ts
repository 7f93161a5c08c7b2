import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { decimalLei, formatOfficeLei } from "../../../text/money.ts";
import { paysInvoice } from "../../selling/credit/index.ts";
import type { IncomingKind, StatementRow } from "./incoming-file.rules.ts";
import { isNamed } from "./named.rules.ts";

export interface PayableFacts {
  id: number;
  number: number;
  name: string;
  company: string;
  status: string;
  paymentCode: string;
  paymentState: string;
  totalBani: number;
  /** Null if the order has no parcel. */
  parcelId: number | null;
  awb: string | null;
  parcels: number;
  /** Cash on delivery of this parcel, in bani; `hasArrived` is true once the parcel was delivered. */
  cashBani: number;
  hasArrived: boolean;
  /** True if a courier row is already matched to this parcel. */
  isCollected: boolean;
}

export interface Proposal {
  order: PayableFacts | undefined;
  isSure: boolean;
  /** Why the row is unmatched, or the basis of an uncertain match; undefined for a certain match. */
  why: string | undefined;
}

export interface Candidates {
  byAwb: ReadonlyMap<string, PayableFacts>;
  byNumber: ReadonlyMap<number, PayableFacts>;
  waiting: readonly PayableFacts[];
}

type Row = Pick<
  StatementRow,
  "amountBani" | "currency" | "bankState" | "awb" | "reference" | "payer" | "details"
>;

/** Returns the numbers in a row that may be order numbers. Amounts such as "1000,00" are excluded. */
export function numbersIn({ reference, details }: Pick<Row, "reference" | "details">): number[] {
  const found = `${reference} ${details}`.match(/(?<![\dA-Z])\d{4,12}(?!\d|,\d\d(?!\d))/g) ?? [];
  return [...new Set(found.map(Number))];
}

export function propose(kind: IncomingKind, row: Row, candidates: Candidates): Proposal {
  if (row.amountBani === undefined)
    return open("Suma din fișier nu a fost recunoscută: înregistrează plata în pagina comenzii.");
  if (row.bankState !== "")
    return open(`În extras starea este „${row.bankState}”: banii nu au intrat în cont.`);
  if (row.currency !== "RON")
    return open(
      `Suma primită este ${formatIn(row.currency, row.amountBani)}, nu în lei: înregistrează plata în pagina comenzii.`,
    );
  const named = numbersIn(row).flatMap((number) => candidates.byNumber.get(number) ?? []);
  return kind === "cod"
    ? proposeCollected(row, { amountBani: row.amountBani, named, byAwb: candidates.byAwb.get(row.awb) })
    : proposeTransfer(row, { amountBani: row.amountBani, named, waiting: candidates.waiting });
}

function formatIn(currency: string, amountBani: number): string {
  return `${decimalLei(amountBani)} ${currency}`;
}

function open(why: string, order?: PayableFacts): Proposal {
  return { order, isSure: false, why };
}

function proposeCollected(
  { awb, reference }: Row,
  {
    amountBani,
    named,
    byAwb,
  }: { amountBani: number; named: PayableFacts[]; byAwb: PayableFacts | undefined },
): Proposal {
  const [first] = named;
  const order = byAwb ?? first;
  if (!order && awb === "" && reference === "")
    return open("Rândul nu are nici AWB, nici numărul comenzii: caută coletul la curier.");
  if (!order) return open("Nicio comandă nu are acest AWB sau acest număr.");
  if (byAwb && named.length > 0 && !named.some(({ id }) => id === byAwb.id))
    return open("AWB-ul și numărul corespund unor comenzi diferite: verifică la curier.", byAwb);
  if (!byAwb && named.length > 1)
    return open("Rândul se referă la mai multe comenzi: înregistrează plata în pagina fiecăreia.", order);
  if (!byAwb && awb !== "" && order.awb !== null && order.awb !== awb)
    return open("Comanda a fost expediată cu alt AWB: verifică la curier.", order);
  if (!byAwb && order.parcels > 1)
    return open(
      "Comanda are mai multe colete, iar rândul nu precizează la care se referă: înregistrează plata în pagina comenzii.",
      order,
    );
  if (order.isCollected) return open(alreadyText(order), order);
  if (order.paymentCode !== PAYMENT_CODE.cashOnDelivery) return open("Comanda nu are plata ramburs.", order);
  if (!order.hasArrived)
    return open(order.parcels > 1 ? "Coletul nu este încă livrat." : "Comanda nu este încă livrată.", order);
  if (amountBani === order.cashBani) return sure(order);
  return open(
    order.parcels > 1
      ? `La colet se încasează ${formatOfficeLei(order.cashBani)}, dar s-au primit ${formatOfficeLei(amountBani)}.`
      : otherSum(order, amountBani),
    order,
  );
}

function alreadyText({ parcels }: PayableFacts): string {
  return parcels > 1
    ? "Rambursul acestui colet a fost deja încasat."
    : "Rambursul acestei comenzi a fost deja încasat.";
}

const BY_INVOICE = "Comanda se plătește pe baza facturii: împarte transferul pe facturi.";

function proposeTransfer(
  row: Row,
  {
    amountBani,
    named,
    waiting,
  }: { amountBani: number; named: PayableFacts[]; waiting: readonly PayableFacts[] },
): Proposal {
  const [order, ...otherOrders] = named;
  if (otherOrders.length > 0)
    return open(
      `Transferul se referă la mai multe comenzi: ${named.map(({ number }) => number).join(", ")}.`,
    );
  if (!order) return guessTransfer(row, { amountBani, waiting });
  if (paysInvoice(order)) return open(BY_INVOICE, order);
  if (order.paymentCode !== PAYMENT_CODE.bankTransfer)
    return open("Comanda nu are plata prin ordin de plată.", order);
  if (order.status === "cancelled" || order.status === "refused")
    return open("Comanda este anulată: înregistrează transferul în pagina ei.", order);
  if (order.status !== "awaiting_payment") return open("Comanda este deja plătită.", order);
  return amountBani === order.totalBani ? sure(order) : open(otherSum(order, amountBani), order);
}

/** Returns an uncertain match with the only waiting order that has the same total and the payer's name. */
function guessTransfer(
  { payer, details }: Row,
  { amountBani, waiting }: { amountBani: number; waiting: readonly PayableFacts[] },
): Proposal {
  const same = waiting.filter(({ totalBani }) => totalBani === amountBani);
  const known = same.filter((order) => isNamed(order, `${payer} ${details}`));
  const [order, ...otherOrders] = known;
  if (order && otherOrders.length === 0)
    return open("Comandă găsită după sumă și nume: transferul nu conține numărul ei.", order);
  return open(
    same.length === 0
      ? "Transferul nu conține numărul unei comenzi și nicio comandă nu așteaptă această sumă. Caută comanda după numele plătitorului."
      : "Transferul nu conține numărul unei comenzi. Verifică cine a plătit.",
  );
}

function sure(order: PayableFacts): Proposal {
  return { order, isSure: true, why: undefined };
}

function otherSum({ totalBani }: PayableFacts, amountBani: number): string {
  return `Valoarea comenzii este de ${formatOfficeLei(totalBani)}, dar s-au primit ${formatOfficeLei(amountBani)}.`;
}

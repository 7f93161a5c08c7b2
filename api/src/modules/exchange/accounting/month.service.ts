/** Reads a month's documents from the modules that own them. */
import type { HandedKind } from "@curat/contract/staff/accounting.values";
import { plusDays } from "../../../calendar/deadline.ts";
import { monthOf } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { loadArticleCodes } from "../../catalogue/catalog/index.ts";
import {
  type InvoiceDocument,
  type IssuedDocument,
  listIssued,
  loadIssued,
} from "../../money/invoices/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { listPosted, loadPosted, type PostedReceipt } from "../../purchasing/receipts/index.ts";
import { loadSuppliers } from "../../purchasing/suppliers/index.ts";
import { listMoney, loadMoney, type MoneyEntry } from "../../selling/ledger/index.ts";
import type { Item } from "./handovers.store.ts";
import {
  bareCui,
  type DocumentLine,
  type Money,
  type MonthPart,
  type Partner,
  type Purchase,
  type Sale,
  type Seller,
} from "./month.rules.ts";
import { loadOrderParties, type OrderParty } from "./parties.store.ts";

export interface ListedDocument extends Item {
  netBani: number;
  vatBani: number;
}

export interface ListedMonth {
  /** In handover order. Undone receipts are in `undone` instead. */
  documents: ListedDocument[];
  undone: { documentId: number; name: string }[];
}

/** Lists a month's documents (yyyy-mm). Without `seesCosts`, omits goods receipts. */
export async function listMonth(
  db: Db,
  { month, seesCosts }: { month: string; seesCosts: boolean },
): Promise<ListedMonth> {
  const period = monthOf(month);
  const [sales, money, receipts] = await Promise.all([
    listIssued(db, period),
    listMoney(db, period),
    seesCosts ? listPosted(db, period) : [],
  ]);
  const listed = (kind: HandedKind, id: number, netBani: number, vatBani = 0): ListedDocument => ({
    kind,
    documentId: id,
    netBani,
    vatBani,
  });
  return {
    documents: [
      ...sales.map(({ id, netBani, vatBani }) => listed("sale", id, netBani, vatBani)),
      ...money.map(({ id, bani }) => listed("money", id, bani)),
      ...receipts
        .filter(({ isUndone }) => !isUndone)
        .map(({ id, netBani }) => listed("purchase", id, netBani)),
    ],
    undone: receipts
      .filter(({ isUndone }) => isUndone)
      .map(({ id, name }) => ({ documentId: id, name: `NIR ${name}` })),
  };
}

/** Returns the documents of the given items. Omits receipts that were undone in the meantime. */
export async function loadPart(
  db: Db,
  { month, part, items }: { month: string; part: number; items: readonly Item[] },
): Promise<MonthPart> {
  const ids = (kind: HandedKind) =>
    items.filter((item) => item.kind === kind).map(({ documentId }) => documentId);
  const [issued, entries, receipts, { INVOICE }] = await Promise.all([
    loadIssued(db, ids("sale")),
    loadMoney(db, ids("money")),
    loadPosted(db, ids("purchase")),
    loadSettings(db),
  ]);
  const activeReceipts = receipts.filter(({ isUndone }) => !isUndone);
  const [parties, suppliers, codes] = await Promise.all([
    loadOrderParties(
      db,
      [...issued, ...entries].map(({ orderId }) => orderId),
    ),
    suppliersOf(db, activeReceipts),
    loadArticleCodes(db, [
      ...new Set([
        ...issued.flatMap(({ document }) => document.lines.map(({ code }) => code)),
        ...activeReceipts.flatMap(({ lines }) => lines.map(({ code }) => code)),
      ]),
    ]),
  ]);
  const seller: Seller = {
    name: INVOICE.company,
    cui: INVOICE.cui ?? "",
    registry: INVOICE.registry ?? "",
    county: INVOICE.countyCode ?? "",
    city: INVOICE.city ?? "",
    address: INVOICE.street ?? INVOICE.address,
    phone: INVOICE.tel,
    email: INVOICE.email,
    bank: INVOICE.bank ?? "",
    iban: INVOICE.iban ?? "",
    capital: INVOICE.capital ?? "",
  };
  return {
    month,
    part,
    seller,
    sales: issued.map((one) => saleOf(one, parties.get(one.orderId), codes)),
    money: entries.map((one) => moneyOf(one, parties.get(one.orderId))),
    purchases: activeReceipts.flatMap((one) => {
      const supplier = suppliers.get(one.supplierId);
      return supplier ? [purchaseOf(one, supplier, codes)] : [];
    }),
  };
}

type Codes = Map<string, { barcode: string; cpv: string; nc8: string }>;

function saleOf(
  { id, series, number, kind, issuedOn, stornoOf, document, spvIndex }: IssuedDocument,
  party: OrderParty | undefined,
  codes: Codes,
): Sale {
  return {
    id,
    series,
    number,
    isStorno: kind === "storno",
    stornoOf: stornoOf ?? "",
    issuedOn,
    dueOn: document.dueOn ?? issuedOn,
    buyer: buyerOf(document.buyer, party),
    isCashAccounting: document.isCashAccounting === true,
    payment: document.payment,
    spvIndex: spvIndex ?? "",
    lines: document.lines.map((line) => saleLineOf(line, codes)),
  };
}

function saleLineOf(line: InvoiceDocument["lines"][number], codes: Codes): DocumentLine {
  const isService = line.code === "";
  const { barcode, cpv, nc8 } = codes.get(line.code) ?? { barcode: "", cpv: "", nc8: "" };
  return {
    code: isService ? serviceCode(line.name) : line.code,
    name: line.name,
    unit: line.unit,
    barcode,
    cpv: line.cpv ?? cpv,
    nc8,
    vatPercent: line.vatPercent,
    isService,
    quantity: line.quantity,
    netBani: line.netBani,
    vatBani: line.vatBani,
    vatCategory: line.vatCategory ?? "",
  };
}

/** Returns the code of a line without a product, such as delivery. */
function serviceCode(name: string): string {
  return name.startsWith("Transport:") ? "TRANSPORT" : "DIVERSE";
}

function buyerOf(buyer: InvoiceDocument["buyer"], party: OrderParty | undefined): Partner {
  const { address } = buyer;
  return {
    code: codeOf(buyer.cui, party),
    name: buyer.name,
    cui: buyer.cui,
    registry: buyer.registry,
    county: address.countyCode?.replace(/^RO-/, "") ?? "",
    city: address.city ?? "",
    address: address.street ?? address.text,
    phone: buyer.phone,
    email: buyer.email,
    bank: buyer.bank,
    iban: buyer.iban,
    isPerson: buyer.cui === "",
  };
}

/** Identifies a company by fiscal code, a registered customer by customer number, and a guest by order number. */
function codeOf(cui: string, party: OrderParty | undefined): string {
  if (cui !== "") return bareCui(cui);
  if (!party) return "CLIENT";
  return party.customerId === null ? `C${party.orderNumber}` : `K${party.customerId}`;
}

function moneyOf({ id, day, bani, isPaidBack, method }: MoneyEntry, party: OrderParty | undefined): Money {
  const nothing = {
    registry: "",
    county: "",
    city: "",
    address: "",
    phone: "",
    email: "",
    bank: "",
    iban: "",
  };
  const cui = party?.cui ?? "";
  return {
    id,
    day,
    bani,
    isPaidBack,
    way: method,
    orderNumber: party?.orderNumber ?? 0,
    partner: {
      code: codeOf(cui, party),
      name: party?.buyerName ?? "",
      cui,
      isPerson: cui === "",
      ...nothing,
    },
    invoice:
      party && party.invoiceId !== null
        ? { id: party.invoiceId, series: party.series, number: party.number }
        : null,
  };
}

interface KnownSupplier {
  partner: Partner;
  paymentDays: number;
}

async function suppliersOf(db: Db, receipts: readonly PostedReceipt[]): Promise<Map<number, KnownSupplier>> {
  const rows = await loadSuppliers(db, [...new Set(receipts.map(({ supplierId }) => supplierId))]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        paymentDays: row.payment_days,
        partner: {
          code: row.cui === "" ? `F${row.id}` : row.cui,
          name: row.name,
          cui: row.cui,
          registry: row.register_number,
          county: "",
          city: "",
          address: row.address,
          phone: row.phone,
          email: row.email,
          bank: "",
          iban: "",
          isPerson: false,
        },
      },
    ]),
  );
}

function purchaseOf(receipt: PostedReceipt, { partner, paymentDays }: KnownSupplier, codes: Codes): Purchase {
  const { id, year, number, receivedOn, documentNumber, documentOn } = receipt;
  return {
    id,
    receipt: `NIR ${number}/${year}`,
    receiptNumber: number,
    receivedOn,
    documentNumber,
    documentOn,
    dueOn: plusDays(documentOn, paymentDays),
    supplier: partner,
    lines: receipt.lines.map(({ code, name, unit, barcode, pieces, netBani, ...vat }) => ({
      code,
      name,
      unit,
      barcode,
      cpv: codes.get(code)?.cpv ?? "",
      nc8: codes.get(code)?.nc8 ?? "",
      vatPercent: vat.vatPercent,
      isService: false,
      quantity: pieces,
      netBani,
      vatBani: Math.round((netBani * vat.vatPercent) / 100),
      vatCategory: vat.vatCategory,
    })),
  };
}

/** The shop's own CSV files: one row per document line, with stable columns (docs/accounting.md). */
import { csvFile } from "../../../../text/csv.ts";
import { decimalLei } from "../../../../text/money.ts";
import {
  type AccountingFile,
  articlesOf,
  type DocumentLine,
  type Money,
  type MonthPart,
  type Movement,
  type Partner,
  partnersOf,
  type Purchase,
  type Sale,
  suppliersOf,
} from "../month.rules.ts";
import type { AccountingSetting } from "../settings.rules.ts";
import { accountOfMoney, priced, WAY_TEXTS } from "./amounts.rules.ts";

type Row = readonly (string | number)[];

const PARTNER_COLUMNS = [
  "Cod partener",
  "Nume",
  "CUI",
  "Registrul comerțului",
  "Județ",
  "Localitate",
  "Adresă",
];
const LINE_COLUMNS = [
  "Cod produs",
  "Denumire",
  "CPV",
  "EAN",
  "UM",
  "Cantitate",
  "Preț net",
  "Valoare netă",
  "Cota TVA",
  "Categoria TVA",
  "TVA",
  "Cont",
];
const DOCUMENT_COLUMNS = [
  "Document",
  "Fel",
  "Storno la",
  "Data",
  "Scadența",
  ...PARTNER_COLUMNS,
  ...LINE_COLUMNS,
  "Plata",
  "Index SPV",
  "NC8",
];

/** Returns the files of a part. Omits files without rows. */
export function csvFiles(part: MonthPart, setting: AccountingSetting): AccountingFile[] {
  const name = (kind: string) => `${kind}-${part.month}-${part.part}.csv`;
  const partners = [...partnersOf(part), ...suppliersOf(part)];
  return [
    file(
      name("vanzari"),
      DOCUMENT_COLUMNS,
      part.sales.flatMap((sale) => saleRows(sale, setting)),
    ),
    file(
      name("receptii"),
      DOCUMENT_COLUMNS,
      part.purchases.flatMap((purchase) => purchaseRows(purchase, setting)),
    ),
    file(
      name("incasari-si-plati"),
      [
        "Număr",
        "Data",
        "Suma",
        "Metodă de plată",
        "Cont",
        "Comanda",
        "Factura",
        "Cod partener",
        "Nume",
        "CUI",
      ],
      part.money.map((one) => moneyRow(one, setting)),
    ),
    file(
      name("parteneri"),
      [...PARTNER_COLUMNS, "Telefon", "E-mail", "Banca", "IBAN", "Persoană fizică"],
      partners.map(partnerRow),
    ),
    file(
      name("articole"),
      ["Cod", "Denumire", "UM", "EAN", "CPV", "Cota TVA", "Fel", "NC8"],
      articlesOf(part).map(({ code, name: title, unit, barcode, cpv, nc8, vatPercent, isService }) => [
        code,
        title,
        unit,
        barcode,
        cpv,
        vatPercent,
        isService ? "serviciu" : "marfă",
        nc8,
      ]),
    ),
  ].flatMap((one) => one ?? []);
}

function file(name: string, head: readonly string[], rows: readonly Row[]): AccountingFile | undefined {
  return rows.length === 0 ? undefined : { name, bytes: csvFile(head, rows) };
}

const MOVEMENT_TEXTS: Record<Movement["kind"], string> = {
  opening: "stoc inițial",
  receipt: "recepție",
  receipt_undone: "recepție anulată",
  dispatch: "vânzare expediată",
  returned: "întoarsă",
  correction: "corecție",
};

/** Returns the file of stock movements with their cost; undefined if there are none. */
export function movementsFile(
  { month, part }: Pick<MonthPart, "month" | "part">,
  movements: readonly Movement[],
): AccountingFile | undefined {
  return file(
    `miscari-stoc-${month}-${part}.csv`,
    ["Data", "Cod produs", "Denumire", "Fel", "Document", "Bucăți", "Valoare la cost"],
    movements.map(({ day, code, name, kind, reference, pieces, valueBani }) => [
      day,
      code,
      name,
      MOVEMENT_TEXTS[kind],
      reference,
      pieces,
      Number(decimalLei(valueBani)),
    ]),
  );
}

function saleRows(sale: Sale, setting: AccountingSetting): Row[] {
  const head = [
    `${sale.series}-${sale.number}`,
    sale.isStorno ? "storno" : "factură",
    sale.stornoOf,
    sale.issuedOn,
    sale.dueOn,
    ...partnerCells(sale.buyer),
  ];
  return sale.lines.map((line) => [
    ...head,
    ...lineCells(line, line.isService ? setting.servicesAccount : setting.goodsAccount),
    sale.payment,
    sale.spvIndex,
    line.nc8,
  ]);
}

function purchaseRows(purchase: Purchase, setting: AccountingSetting): Row[] {
  const head = [
    purchase.documentNumber,
    purchase.receipt,
    "",
    purchase.documentOn,
    purchase.dueOn,
    ...partnerCells(purchase.supplier),
  ];
  return purchase.lines.map((line) => [...head, ...lineCells(line, setting.stockAccount), "", "", line.nc8]);
}

function lineCells(line: DocumentLine, account: string): Row {
  const { quantity, price } = priced(line, "quantity");
  const { code, name, cpv, barcode, unit, netBani, vatPercent, vatCategory, vatBani } = line;
  return [
    code,
    name,
    cpv,
    barcode,
    unit,
    quantity,
    Number(price),
    Number(decimalLei(netBani)),
    vatPercent,
    vatCategory,
    Number(decimalLei(vatBani)),
    account,
  ];
}

function moneyRow(
  { id, day, bani, way, orderNumber, partner, invoice }: Money,
  setting: AccountingSetting,
): Row {
  return [
    id,
    day,
    Number(decimalLei(bani)),
    WAY_TEXTS[way],
    accountOfMoney(way, setting).account,
    orderNumber,
    invoice ? `${invoice.series}-${invoice.number}` : "",
    partner.code,
    partner.name,
    partner.cui,
  ];
}

function partnerCells({ code, name, cui, registry, county, city, address }: Partner): Row {
  return [code, name, cui, registry, county, city, address];
}

function partnerRow(partner: Partner): Row {
  const { phone, email, bank, iban, isPerson } = partner;
  return [...partnerCells(partner), phone, email, bank, iban, isPerson ? "da" : "nu"];
}

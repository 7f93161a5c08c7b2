/** Text files for WinMENTOR, menu "MENTOR › Interne › Import date din alte aplicații". */
import { decimalLei } from "../../../../text/money.ts";
import { toWindows1250 } from "../../../../text/windows-1250.ts";
import {
  type AccountingFile,
  type Article,
  articlesOf,
  type DocumentLine,
  dotted,
  isReverseCharge,
  type Money,
  type MonthPart,
  type Partner,
  partnersOf,
  type Purchase,
  type Sale,
  suppliersOf,
} from "../month.rules.ts";
import type { AccountingSetting } from "../settings.rules.ts";
import { accountOfMoney, priced } from "./amounts.rules.ts";

type Entry = readonly [name: string, value: string | number];
interface Section {
  name: string;
  entries: (Entry | undefined)[];
}

/** Returns the files of a part. Omits files without documents. */
export function winmentorFiles(part: MonthPart, setting: AccountingSetting): AccountingFile[] {
  const partners = [...partnersOf(part), ...suppliersOf(part)];
  return [
    fileOf("Facturi.txt", part, "FACTURA IESIRE", saleSections(part.sales, setting)),
    fileOf("Intrari.txt", part, "FACTURA INTRARE", purchaseSections(part.purchases, setting)),
    fileOf("Incasari.txt", part, undefined, moneySections(part.money, setting)),
    plainFile("Partner.txt", partners.map(partnerSection)),
    plainFile(
      "Articole.txt",
      articlesOf(part).map((article) => articleSection(article, setting)),
    ),
  ].flatMap((file) => file ?? []);
}

function fileOf(
  name: string,
  { month }: MonthPart,
  kind: string | undefined,
  { count, sections }: { count: number; sections: Section[] },
): AccountingFile | undefined {
  if (count === 0) return undefined;
  const head: Section = {
    name: "InfoPachet",
    entries: [
      ["AnLucru", month.slice(0, 4)],
      ["LunaLucru", Number(month.slice(5))],
      kind === undefined ? undefined : ["Tipdocument", kind],
      [kind === undefined ? "TotalDocumente" : "TotalFacturi", count],
    ],
  };
  return plainFile(name, [head, ...sections]);
}

function plainFile(name: string, sections: readonly Section[]): AccountingFile | undefined {
  if (sections.length === 0) return undefined;
  const text = sections
    .map(({ name: title, entries }) =>
      [`[${title}]`, ...entries.flatMap((entry) => (entry ? `${entry[0]}=${clean(entry[1])}` : []))].join(
        "\r\n",
      ),
    )
    .join("\r\n\r\n");
  return { name, bytes: toWindows1250(`${text}\r\n`) };
}

function clean(value: string | number): string {
  return String(value).replaceAll(/\s+/g, " ").trim();
}

/** Cleans a field or section name: semicolons separate fields, and brackets enclose section names. */
function field(value: string | number): string {
  return clean(value).replaceAll(";", ",").replaceAll("[", "(").replaceAll("]", ")");
}

interface Documents {
  count: number;
  sections: Section[];
}

function saleSections(sales: readonly Sale[], setting: AccountingSetting): Documents {
  const sections = sales.flatMap((sale, index): Section[] => [
    {
      name: `Factura_${index + 1}`,
      entries: [
        ["NrDoc", sale.number],
        ["ClasificareSAFT", sale.isStorno ? 381 : 380],
        ["SerieCarnet", sale.series],
        ["Data", dotted(sale.issuedOn)],
        ["Scadenta", dotted(sale.dueOn)],
        ["CodClient", sale.buyer.code],
        ["TVAINCASARE", sale.isCashAccounting ? "D" : "N"],
        sale.spvIndex === "" ? undefined : ["IDDescarcare", sale.spvIndex],
        ["Stornare", sale.isStorno ? "D" : "N"],
        ["TipTVA", 0],
        ["TaxareInversa", isReverseCharge(sale) ? "D" : "N"],
        sale.stornoOf === "" ? undefined : ["Observatii", `Storno la factura ${sale.stornoOf}`],
        ["TotalArticole", sale.lines.length],
        ["Operat", "N"],
      ],
    },
    itemSection(sale.lines, index, setting),
  ]);
  return { count: sales.length, sections };
}

function purchaseSections(purchases: readonly Purchase[], setting: AccountingSetting): Documents {
  const sections = purchases.flatMap((purchase, index): Section[] => [
    {
      name: `Factura_${index + 1}`,
      entries: [
        ["NrDoc", purchase.documentNumber],
        ["ClasificareSAFT", 380],
        ["Data", dotted(purchase.documentOn)],
        ["NrNir", purchase.receiptNumber],
        ["CodFurnizor", purchase.supplier.code],
        ["Scadenta", dotted(purchase.dueOn)],
        ["TaxareInversa", isReverseCharge(purchase) ? "D" : "N"],
        ["Observatii", purchase.receipt],
        ["TotalArticole", purchase.lines.length],
      ],
    },
    itemSection(purchase.lines, index, setting),
  ]);
  return { count: purchases.length, sections };
}

function itemSection(lines: readonly DocumentLine[], index: number, setting: AccountingSetting): Section {
  const entries = lines.flatMap((line, position): Entry[] => {
    const { quantity, price } = priced(line, setting.negative);
    const item = `Item_${position + 1}`;
    const fields = [line.code, line.unit, quantity, price, ...(line.isService ? [] : [setting.store])];
    return [
      [item, fields.map(field).join(";")],
      ...(line.isService ? [[`${item}_Ext`, `;${setting.servicesAccount}`] as const] : []),
      [`${item}_TVA`, decimalLei(line.vatBani)],
    ];
  });
  return { name: `Items_${index + 1}`, entries };
}

/** One document per day and account, like a page of the cash or bank register. */
function moneySections(money: readonly Money[], setting: AccountingSetting): Documents {
  const pages = [
    ...Map.groupBy(money, ({ day, way }) => `${day} ${accountOfMoney(way, setting).name}`).values(),
  ];
  const sections = pages.flatMap((page, index): Section[] => {
    const [first] = page;
    if (!first) return [];
    const { account, name } = accountOfMoney(first.way, setting);
    const document = `Document${index + 1}`;
    return [
      {
        name: document,
        entries: [
          ["Sursa", account.startsWith("531") ? "CASA" : "BANCA"],
          ["NumeCont", name],
          ["ZiuaIncasarii", first.day.slice(8)],
          ["TotalIncasari", page.length],
        ],
      },
      ...page.map((one, position) => ({
        name: `${document}-Incasare${position + 1}`,
        entries: moneyEntries(one, setting),
      })),
    ];
  });
  return { count: pages.length, sections };
}

function moneyEntries(
  { id, bani, isPaidBack, invoice, partner, orderNumber }: Money,
  setting: AccountingSetting,
): Entry[] {
  const meaning = isPaidBack ? "RETUR CLIENT" : invoice ? "INCASARE FACTURA" : "ALIMENTARE CREDIT";
  return [
    ["DocIncasare", "OP"],
    ["NrDocument", id],
    ["Reprezinta", meaning],
    ...(invoice
      ? ([
          ["NrFactura", invoice.number],
          ["SerieCarnet", invoice.series],
          ["TipFactura", "INTERNA"],
        ] as const)
      : ([["Cont", setting.advanceAccount]] as const)),
    ["CodClient", partner.code],
    ["Client", partner.name],
    ["ValIncasata", decimalLei(isPaidBack ? -bani : bani)],
    ["TVAIncasat", "0.00"],
    ["Observatii", `Comanda ${orderNumber}`],
  ];
}

function partnerSection(partner: Partner): Section {
  return {
    name: `ParteneriNoi_${field(partner.code)}`,
    entries: [
      ["Denumire", partner.name],
      ["ExportSAFT", "D"],
      ["Localitate", field(partner.city)],
      ["Judet", partner.county],
      ["Tara", "Romania"],
      ["SimbolTara", "RO"],
      ["CodFiscal", partner.cui],
      ["RegistruComert", partner.registry],
      ["Adresa", field(partner.address)],
      ["Telefon", field(partner.phone)],
      ["Email", field(partner.email)],
      ["PersoanaFizica", partner.isPerson ? "Da" : "Nu"],
      ["Banci", field(partner.bank)],
      ["Conturi", field(partner.iban)],
    ],
  };
}

function articleSection(
  { code, name, isService, vatPercent, nc8, cpv }: Article,
  setting: AccountingSetting,
): Section {
  return {
    name: `ArticoleNoi_${field(code)}`,
    entries: [
      ["Denumire", name],
      ["Serviciu", isService ? "D" : "N"],
      ["ContServiciu", isService ? setting.servicesAccount : ""],
      ["GestiuneImplicita", isService ? "" : setting.store],
      ["TVAInclus", "N"],
      ["ProcTVA", vatPercent],
      ["CodVamal", nc8],
      ["CodCPV", cpv],
    ],
  };
}

import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { baniOfDecimal } from "../../../../text/money.ts";
import { elementText, parseXml } from "../../../../text/xml.ts";

export interface ReceivedLine {
  name: string;
  sellersCode: string;
  buyersCode: string;
  barcode: string;
  unitCode: string;
  quantity: string;
  netAmount: string;
  vat: ReceivedVat | null;
  /** Number and expiry date of the goods' first lot; empty if the invoice has no lot. */
  lot: string;
  expiresOn: string;
}

/** UNCL5305 category and rate of a line. */
type ReceivedVat = z.output<typeof taxCategory>;

export interface ReceivedDocument {
  root: "Invoice" | "CreditNote";
  number: string;
  issuedOn: string;
  currency: string;
  /** Net total in the currency's minor units (bani, cents); null if it cannot be read. */
  netBani: number | null;
  supplier: { name: string; cui: string; address: string };
  lines: ReceivedLine[];
}

const text = elementText.transform((value) => value.trim());
const optional = text.optional().transform((value) => value ?? "");
const code = z.object({ ID: optional }).optional();
const lots = z.object({
  ItemInstance: z.object({ LotIdentification: z.object({ LotNumberID: optional, ExpiryDate: optional }) }),
});
const taxCategory = z
  .object({
    ID: text.pipe(z.enum(["S", "Z", "E", "AE", "O"])),
    Percent: optional,
  })
  .transform(({ ID: category, Percent }) => ({ category, percent: Number(Percent || 0) }))
  .refine(({ percent }) => percent >= 0 && percent < 100);
const quantity = z.object({ "#text": z.string(), unitCode: z.string().default("") });
const line = z.object({
  InvoicedQuantity: quantity.optional(),
  CreditedQuantity: quantity.optional(),
  LineExtensionAmount: text,
  Item: z.object({
    Name: text,
    SellersItemIdentification: code,
    BuyersItemIdentification: code,
    StandardItemIdentification: code,
    ItemInstance: z.unknown().optional(),
    ClassifiedTaxCategory: z.unknown().optional(),
  }),
});
const many = z.union([z.array(line), line.transform((one) => [one])]);
const party = z.object({
  PostalAddress: z.object({ StreetName: optional, CityName: optional, PostalZone: optional }).optional(),
  PartyTaxScheme: z.unknown().optional(),
  PartyLegalEntity: z.object({ RegistrationName: text, CompanyID: optional }),
});
const ubl = z.object({
  ID: text,
  IssueDate: text.pipe(z.iso.date()),
  DocumentCurrencyCode: text,
  AccountingSupplierParty: z.object({ Party: party }),
  LegalMonetaryTotal: z.object({ LineExtensionAmount: optional, TaxExclusiveAmount: optional }),
  InvoiceLine: many.optional(),
  CreditNoteLine: many.optional(),
});

const MAX_FILE = 15 * 1_024 * 1_024;

/** Returns the invoice in a ZIP; undefined if the ZIP contains no readable invoice. */
export function readDocument(bytes: Uint8Array): ReceivedDocument | undefined {
  const files = filesIn(bytes);
  const name = Object.keys(files).find((file) => file.endsWith(".xml") && !file.startsWith("semnatura"));
  const tree = name === undefined ? undefined : parseXml(strFromU8(files[name] ?? new Uint8Array()));
  for (const root of ["Invoice", "CreditNote"] as const) {
    const { data } = z.object({ [root]: ubl }).safeParse(tree);
    const read = data?.[root];
    if (read) return documentOf(root, read);
  }
  return undefined;
}

function filesIn(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= MAX_FILE });
  } catch {
    return {};
  }
}

function documentOf(root: ReceivedDocument["root"], read: z.output<typeof ubl>): ReceivedDocument {
  const {
    PostalAddress: place,
    PartyLegalEntity: entity,
    PartyTaxScheme: scheme,
  } = read.AccountingSupplierParty.Party;
  const net = baniOfDecimal(
    read.LegalMonetaryTotal.TaxExclusiveAmount || read.LegalMonetaryTotal.LineExtensionAmount,
  );
  return {
    root,
    number: read.ID,
    issuedOn: read.IssueDate,
    currency: read.DocumentCurrencyCode,
    netBani: Number.isFinite(net) && net >= 0 ? net : null,
    supplier: {
      name: entity.RegistrationName,
      cui: taxIdOf(scheme) || entity.CompanyID,
      address: [place?.StreetName, place?.CityName, place?.PostalZone].filter(Boolean).join(", "),
    },
    lines: (read.InvoiceLine ?? read.CreditNoteLine ?? []).map(lineOf),
  };
}

function lineOf({
  InvoicedQuantity,
  CreditedQuantity,
  LineExtensionAmount,
  Item,
}: z.output<typeof line>): ReceivedLine {
  const [instance] = [Item.ItemInstance].flat();
  const lot = lots.safeParse({ ItemInstance: instance }).data?.ItemInstance.LotIdentification;
  const counted = InvoicedQuantity ?? CreditedQuantity;
  return {
    name: Item.Name,
    sellersCode: Item.SellersItemIdentification?.ID ?? "",
    buyersCode: Item.BuyersItemIdentification?.ID ?? "",
    barcode: Item.StandardItemIdentification?.ID ?? "",
    unitCode: counted?.unitCode ?? "",
    quantity: counted?.["#text"] ?? "",
    netAmount: LineExtensionAmount,
    vat: taxCategory.safeParse([Item.ClassifiedTaxCategory].flat()[0]).data ?? null,
    lot: lot?.LotNumberID ?? "",
    expiresOn: lot?.ExpiryDate ?? "",
  };
}

const taxScheme = z.object({ CompanyID: text });

/** Returns the VAT number, or the fiscal code of a seller without VAT registration. */
function taxIdOf(scheme: unknown): string {
  const [first] = [scheme].flat();
  return taxScheme.safeParse(first).data?.CompanyID ?? "";
}

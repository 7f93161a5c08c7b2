/**
 * Exports a month's data in the sections of SAF-T (D406). The accountant's program creates the declaration from them.
 */
import { decimalLei } from "../../../../text/money.ts";
import { leaf, unitCodeOf, writeXml, type XmlElement } from "../../../money/invoices/index.ts";
import {
  type AccountingFile,
  type Article,
  articlesOf,
  bareCui,
  type DocumentLine,
  type Money,
  type MonthPart,
  type Partner,
  partnersOf,
  type Purchase,
  type Sale,
  suppliersOf,
} from "../month.rules.ts";
import type { AccountingSetting } from "../settings.rules.ts";
import { accountOfMoney, priced, WAY_TEXTS } from "./amounts.rules.ts";

/**
 * SAF-T tax codes of sales, keyed by VAT rate. The accountant enters all other codes, because they depend on the kind
 * of document.
 */
const SALE_TAX_CODES = new Map([[21, "310344"]]);
/** Code of products without an NC8 code. */
const NO_COMMODITY_CODE = "0";

/** Returns the SAF-T file of a part of the month; an empty array if the part has no documents. */
export function saftFiles(part: MonthPart, setting: AccountingSetting): AccountingFile[] {
  const { sales, purchases, money, month } = part;
  if (sales.length + purchases.length + money.length === 0) return [];
  const root = elementOf("AuditFile", [
    elementOf("Header", [
      leaf("AuditFileCountry", "RO"),
      elementOf("Company", [
        leaf("RegistrationNumber", bareCui(part.seller.cui)),
        leaf("Name", part.seller.name),
      ]),
      leaf("DefaultCurrencyCode", "RON"),
      elementOf("SelectionCriteria", [
        leaf("PeriodStart", month.slice(5)),
        leaf("PeriodStartYear", month.slice(0, 4)),
        leaf("PeriodEnd", month.slice(5)),
        leaf("PeriodEndYear", month.slice(0, 4)),
      ]),
    ]),
    elementOf("MasterFiles", [
      elementOf(
        "Customers",
        partnersOf(part).map((one) => partnerElement("Customer", one, setting.clientAccount)),
      ),
      elementOf(
        "Suppliers",
        suppliersOf(part).map((one) => partnerElement("Supplier", one, setting.supplierAccount)),
      ),
      elementOf("TaxTable", taxEntries(part)),
      elementOf("UOMTable", unitEntries(part)),
      elementOf("Products", articlesOf(part).map(productElement)),
    ]),
    elementOf("SourceDocuments", [
      elementOf("SalesInvoices", [
        leaf("NumberOfEntries", String(sales.length)),
        ...sales.map((sale) => saleElement(sale, setting)),
      ]),
      elementOf("PurchaseInvoices", [
        leaf("NumberOfEntries", String(purchases.length)),
        ...purchases.map((purchase) => purchaseElement(purchase, setting)),
      ]),
      elementOf("Payments", [
        leaf("NumberOfEntries", String(money.length)),
        ...money.map((one) => paymentElement(one, setting)),
      ]),
    ]),
  ]);
  const bytes = new TextEncoder().encode(writeXml(root));
  return [{ name: `D406_${month}_${part.part}.xml`, bytes }];
}

function elementOf(name: string, content: (XmlElement | undefined)[]): XmlElement {
  return { name, content };
}

/** Returns "00" with the fiscal code, or "04" with the shop's own code if the party has none. */
function partnerId({ cui, code }: Partner): string {
  return cui === "" ? `04${code}` : `00${bareCui(cui)}`;
}

function partnerElement(kind: "Customer" | "Supplier", partner: Partner, account: string): XmlElement {
  return elementOf(kind, [
    elementOf("CompanyStructure", [
      leaf("RegistrationNumber", partnerId(partner)),
      leaf("Name", partner.name),
      elementOf("Address", [leaf("City", partner.city || "-"), leaf("Country", "RO")]),
    ]),
    leaf(`${kind}ID`, partnerId(partner)),
    leaf("AccountID", account),
  ]);
}

function taxEntries({ sales, purchases }: MonthPart): XmlElement[] {
  const rates = new Set(
    [...sales, ...purchases].flatMap(({ lines }) => lines.map((line) => line.vatPercent)),
  );
  return [...rates]
    .toSorted((one, other) => other - one)
    .map((rate) =>
      elementOf("TaxTableEntry", [
        leaf("TaxType", "300"),
        elementOf("TaxCodeDetails", [
          leaf("TaxCode", SALE_TAX_CODES.get(rate)),
          leaf("TaxPercentage", String(rate)),
          leaf("Country", "RO"),
        ]),
      ]),
    );
}

function unitEntries(part: MonthPart): XmlElement[] {
  const units = new Map(articlesOf(part).map(({ unit }) => [unitOf(unit), unit]));
  return [...units].map(([code, unit]) =>
    elementOf("UOMTableEntry", [leaf("UnitOfMeasure", code), leaf("Description", unit)]),
  );
}

/** Returns the UN/ECE Rec 20 code of a unit. Unlisted units get the code for pieces. */
function unitOf(unit: string): string {
  return unitCodeOf(unit) ?? "H87";
}

function productElement({ code, name, unit, nc8, isService }: Article): XmlElement {
  return elementOf("Product", [
    leaf("ProductCode", code),
    leaf("GoodsServicesID", isService ? "02" : "01"),
    leaf("Description", name),
    leaf("ProductCommodityCode", nc8 || NO_COMMODITY_CODE),
    leaf("UOMBase", unitOf(unit)),
    leaf("UOMStandard", unitOf(unit)),
    leaf("UOMToUOMBaseConversionFactor", "1"),
  ]);
}

function saleElement(sale: Sale, setting: AccountingSetting): XmlElement {
  return elementOf("Invoice", [
    leaf("InvoiceNo", `${sale.series}${sale.number}`),
    elementOf("CustomerInfo", [leaf("CustomerID", partnerId(sale.buyer))]),
    leaf("AccountID", setting.clientAccount),
    leaf("InvoiceDate", sale.issuedOn),
    leaf("InvoiceType", sale.isStorno ? "381" : "380"),
    ...sale.lines.map((line, index) =>
      lineElement(line, index, {
        account: line.isService ? setting.servicesAccount : setting.goodsAccount,
        day: sale.issuedOn,
        side: "C",
        taxCode: SALE_TAX_CODES.get(line.vatPercent),
      }),
    ),
  ]);
}

function purchaseElement(purchase: Purchase, setting: AccountingSetting): XmlElement {
  return elementOf("Invoice", [
    leaf("InvoiceNo", purchase.documentNumber),
    elementOf("SupplierInfo", [leaf("SupplierID", partnerId(purchase.supplier))]),
    leaf("AccountID", setting.supplierAccount),
    leaf("InvoiceDate", purchase.documentOn),
    leaf("InvoiceType", "380"),
    ...purchase.lines.map((line, index) =>
      lineElement(line, index, { account: setting.stockAccount, day: purchase.documentOn, side: "D" }),
    ),
  ]);
}

interface LineBooking {
  account: string;
  day: string;
  side: "C" | "D";
  taxCode?: string | undefined;
}

function lineElement(
  line: DocumentLine,
  index: number,
  { account, day, side, taxCode }: LineBooking,
): XmlElement {
  const { quantity, price } = priced(line, "quantity");
  return elementOf("InvoiceLine", [
    leaf("LineNumber", String(index + 1)),
    leaf("AccountID", account),
    leaf("ProductCode", line.code),
    leaf("Quantity", String(quantity)),
    leaf("InvoiceUOM", unitOf(line.unit)),
    leaf("UnitPrice", price),
    leaf("TaxPointDate", day),
    leaf("Description", line.name),
    elementOf("InvoiceLineAmount", [leaf("Amount", decimalLei(line.netBani))]),
    leaf("DebitCreditIndicator", side),
    elementOf("TaxInformation", [
      leaf("TaxType", "300"),
      leaf("TaxCode", taxCode),
      leaf("TaxPercentage", String(line.vatPercent)),
      elementOf("TaxAmount", [leaf("Amount", decimalLei(line.vatBani))]),
    ]),
  ]);
}

function paymentElement(
  { id, day, bani, way, orderNumber, partner, invoice }: Money,
  setting: AccountingSetting,
): XmlElement {
  return elementOf("Payment", [
    leaf("PaymentRefNo", String(id)),
    leaf("TransactionDate", day),
    leaf("PaymentMethod", WAY_TEXTS[way]),
    leaf("Description", `Comanda ${orderNumber}`),
    elementOf("PaymentLine", [
      leaf("LineNumber", "1"),
      leaf("AccountID", accountOfMoney(way, setting).account),
      leaf("CustomerID", partnerId(partner)),
      leaf("SourceDocumentID", invoice && `${invoice.series}${invoice.number}`),
      leaf("DebitCreditIndicator", bani < 0 ? "C" : "D"),
      elementOf("PaymentLineAmount", [leaf("Amount", decimalLei(Math.abs(bani)))]),
    ]),
  ]);
}

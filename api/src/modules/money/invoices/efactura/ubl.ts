import { decimalLei } from "../../../../text/money.ts";
import type { EAddress, EAllowance, EDocument, ELine, EParty, ERate, EVatShare } from "./e-document.ts";
import { group, leaf, writeXml, type XmlElement } from "./xml.ts";

/** BT-24: the specification of the document. */
const CUSTOMIZATION = "urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";

/** Element names that differ between invoices and credit notes. */
const NAMES = {
  "380": {
    root: "Invoice",
    type: "cbc:InvoiceTypeCode",
    line: "cac:InvoiceLine",
    quantity: "cbc:InvoicedQuantity",
  },
  "381": {
    root: "CreditNote",
    type: "cbc:CreditNoteTypeCode",
    line: "cac:CreditNoteLine",
    quantity: "cbc:CreditedQuantity",
  },
} as const;

/** Returns UBL 2.1 that conforms to CIUS-RO 1.0.1. (specification: e-Factura, the document) */
export function toUbl(document: EDocument): string {
  const names = NAMES[document.type];
  const isInvoice = document.type === "380";
  return writeXml({
    name: names.root,
    attributes: {
      xmlns: `${UBL}:${names.root}-2`,
      "xmlns:cac": `${UBL}:CommonAggregateComponents-2`,
      "xmlns:cbc": `${UBL}:CommonBasicComponents-2`,
    },
    content: [
      leaf("cbc:UBLVersionID", "2.1"),
      leaf("cbc:CustomizationID", CUSTOMIZATION),
      leaf("cbc:ID", document.number),
      leaf("cbc:IssueDate", document.issuedOn),
      isInvoice ? leaf("cbc:DueDate", document.dueOn) : undefined,
      // UBL places a credit note's type before its notes, as in an invoice.
      leaf(names.type, document.type),
      ...document.notes.map((note) => leaf("cbc:Note", note)),
      isInvoice ? leaf("cbc:TaxPointDate", document.taxPointOn) : undefined,
      leaf("cbc:DocumentCurrencyCode", document.currency),
      leaf("cbc:TaxCurrencyCode", document.currency),
      leaf("cbc:BuyerReference", document.buyerReference),
      group(
        "cac:OrderReference",
        leaf("cbc:ID", document.orderReference),
        leaf("cbc:SalesOrderID", document.salesOrder),
      ),
      document.takesBack
        ? group(
            "cac:BillingReference",
            group(
              "cac:InvoiceDocumentReference",
              leaf("cbc:ID", document.takesBack.number),
              leaf("cbc:IssueDate", document.takesBack.issuedOn),
            ),
          )
        : undefined,
      group("cac:ContractDocumentReference", leaf("cbc:ID", document.contractReference)),
      group("cac:AccountingSupplierParty", partyOf(document.seller, "seller")),
      group("cac:AccountingCustomerParty", partyOf(document.buyer, "buyer")),
      group("cac:Delivery", leaf("cbc:ActualDeliveryDate", document.deliveredOn)),
      paymentMeans(document),
      group("cac:PaymentTerms", leaf("cbc:Note", document.terms)),
      ...document.allowances.map((allowance) => allowanceOf(allowance, document.currency)),
      taxTotal(document),
      monetaryTotal(document),
      ...document.lines.map((line) => lineOf(line, document)),
    ],
  });
}

function lei(bani: number): string {
  return decimalLei(bani);
}

function partyOf(party: EParty, side: "seller" | "buyer"): XmlElement | undefined {
  const { vatId, legalId } = party;
  const isSeller = side === "seller";
  return group(
    "cac:Party",
    isSeller ? undefined : group("cac:PartyIdentification", leaf("cbc:ID", party.register)),
    addressOf(party.address),
    vatId
      ? group("cac:PartyTaxScheme", leaf("cbc:CompanyID", vatId), taxScheme("VAT"))
      : // BT-32: the fiscal code of a seller without VAT registration. Its scheme is not VAT.
        isSeller && legalId !== ""
        ? group("cac:PartyTaxScheme", leaf("cbc:CompanyID", legalId), taxScheme("FC"))
        : undefined,
    group(
      "cac:PartyLegalEntity",
      leaf("cbc:RegistrationName", party.name),
      leaf("cbc:CompanyID", legalId),
      isSeller ? leaf("cbc:CompanyLegalForm", party.register) : undefined,
    ),
    group("cac:Contact", leaf("cbc:Telephone", party.phone), leaf("cbc:ElectronicMail", party.email)),
  );
}

function addressOf({
  street,
  streetMore,
  city,
  postcode,
  county,
  country,
}: EAddress): XmlElement | undefined {
  return group(
    "cac:PostalAddress",
    leaf("cbc:StreetName", street),
    leaf("cbc:AdditionalStreetName", streetMore),
    leaf("cbc:CityName", city),
    leaf("cbc:PostalZone", postcode),
    leaf("cbc:CountrySubentity", county),
    group("cac:Country", leaf("cbc:IdentificationCode", country)),
  );
}

function taxScheme(id: string): XmlElement | undefined {
  return group("cac:TaxScheme", leaf("cbc:ID", id));
}

function paymentMeans({ type, paymentMeans: code, iban, dueOn }: EDocument): XmlElement | undefined {
  if (!code) return undefined;
  return group(
    "cac:PaymentMeans",
    leaf("cbc:PaymentMeansCode", code),
    // A credit note has no other element for the due date.
    type === "381" ? leaf("cbc:PaymentDueDate", dueOn) : undefined,
    code === "30" ? group("cac:PayeeFinancialAccount", leaf("cbc:ID", iban)) : undefined,
  );
}

function category(
  name: string,
  { category: id, percent }: ERate,
  exemption?: EVatShare["exemption"],
): XmlElement | undefined {
  return group(
    name,
    leaf("cbc:ID", id),
    // Amounts outside VAT have no rate, not even a rate of zero. (BR-O-05)
    id === "O" ? undefined : leaf("cbc:Percent", percent.toFixed(2)),
    leaf("cbc:TaxExemptionReasonCode", exemption?.code),
    leaf("cbc:TaxExemptionReason", exemption?.reason),
    taxScheme("VAT"),
  );
}

function allowanceOf({ netBani, reason, ...rate }: EAllowance, currency: string): XmlElement | undefined {
  return group(
    "cac:AllowanceCharge",
    leaf("cbc:ChargeIndicator", "false"),
    // UNCL5189 code of a discount.
    leaf("cbc:AllowanceChargeReasonCode", "95"),
    leaf("cbc:AllowanceChargeReason", reason),
    leaf("cbc:Amount", lei(netBani), { currencyID: currency }),
    category("cac:TaxCategory", rate),
  );
}

function taxTotal({ vat, vatBani, currency: currencyID }: EDocument): XmlElement | undefined {
  return group(
    "cac:TaxTotal",
    leaf("cbc:TaxAmount", lei(vatBani), { currencyID }),
    ...vat.map(({ exemption, ...share }) =>
      group(
        "cac:TaxSubtotal",
        leaf("cbc:TaxableAmount", lei(share.netBani), { currencyID }),
        leaf("cbc:TaxAmount", lei(share.vatBani), { currencyID }),
        category("cac:TaxCategory", share, exemption),
      ),
    ),
  );
}

function monetaryTotal(document: EDocument): XmlElement | undefined {
  const { lineBani, allowanceBani, netBani, totalBani, currency: currencyID, allowances } = document;
  return group(
    "cac:LegalMonetaryTotal",
    leaf("cbc:LineExtensionAmount", lei(lineBani), { currencyID }),
    leaf("cbc:TaxExclusiveAmount", lei(netBani), { currencyID }),
    leaf("cbc:TaxInclusiveAmount", lei(totalBani), { currencyID }),
    allowances.length > 0 ? leaf("cbc:AllowanceTotalAmount", lei(allowanceBani), { currencyID }) : undefined,
    leaf("cbc:PayableAmount", lei(totalBani), { currencyID }),
  );
}

function lineOf(line: ELine, { type, currency: currencyID }: EDocument): XmlElement | undefined {
  const names = NAMES[type];
  return group(
    names.line,
    leaf("cbc:ID", line.id),
    leaf(names.quantity, String(line.quantity), line.unitCode ? { unitCode: line.unitCode } : undefined),
    leaf("cbc:LineExtensionAmount", lei(line.netBani), { currencyID }),
    group(
      "cac:Item",
      leaf("cbc:Description", line.description),
      leaf("cbc:Name", line.name),
      group("cac:SellersItemIdentification", leaf("cbc:ID", line.code)),
      group("cac:CommodityClassification", leaf("cbc:ItemClassificationCode", line.cpv, { listID: "STI" })),
      category("cac:ClassifiedTaxCategory", line),
    ),
    group("cac:Price", leaf("cbc:PriceAmount", line.price, { currencyID })),
  );
}

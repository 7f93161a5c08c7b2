import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { stornoOf } from "../invoices.rules.ts";
import { toEDocument } from "./e-document.rules.ts";
import { readDocument } from "./received-document.ts";
import { aDocument, anEDocument, aSale, FIRM, SELLER } from "./test-documents.ts";
import { schemaFaults } from "./test-schema.ts";
import { toUbl } from "./ubl.ts";

const xmlOf = (...paper: Parameters<typeof anEDocument>) => toUbl(toEDocument(anEDocument(...paper)));

/** Returns the indented element names in order, without consecutive duplicates. The schema prescribes their order. */
function outline(xml: string): string[] {
  const names = [...xml.matchAll(/^( *)<([\w:]+)/gm)].map(([, indent = "", name = ""]) => `${indent}${name}`);
  return names.filter((name, index) => name !== names[index - 1]);
}

it("an invoice has its elements in the order of the UBL schema", () => {
  const lines = [aSale({ discountBani: 398, vatBani: 625, cpv: "39830000-9" })];
  const xml = xmlOf(
    aDocument({
      lines,
      buyer: FIRM,
      isPublicPurchase: true,
      contractReference: "C 5/2026",
      purchaseOrder: "PO <77>",
      seapNumber: "DA36123456",
      dueOn: "2026-12-01",
      paymentMeans: "30",
    }),
  );
  expect(outline(xml).filter((name) => !name.startsWith("    "))).toEqual([
    "Invoice",
    "  cbc:UBLVersionID",
    "  cbc:CustomizationID",
    "  cbc:ID",
    "  cbc:IssueDate",
    "  cbc:DueDate",
    "  cbc:InvoiceTypeCode",
    "  cbc:Note",
    "  cbc:DocumentCurrencyCode",
    "  cbc:TaxCurrencyCode",
    "  cbc:BuyerReference",
    "  cac:OrderReference",
    "  cac:ContractDocumentReference",
    "  cac:AccountingSupplierParty",
    "  cac:AccountingCustomerParty",
    "  cac:PaymentMeans",
    "  cac:PaymentTerms",
    "  cac:AllowanceCharge",
    "  cac:TaxTotal",
    "  cac:LegalMonetaryTotal",
    "  cac:InvoiceLine",
  ]);
  expect(xml).toContain("<cbc:RegistrationName>Curățenie &amp; Fiii &lt;SRL&gt;</cbc:RegistrationName>");
  expect(xml).toContain("<cbc:BuyerReference>DA36123456</cbc:BuyerReference>");
  expect(xml).toMatch(/<cbc:ID>PO &lt;77&gt;<\/cbc:ID>\s*<cbc:SalesOrderID>100001<\/cbc:SalesOrderID>/);
  expect(xml).toContain('<cbc:ItemClassificationCode listID="STI">39830000-9</cbc:ItemClassificationCode>');
  expect(xml).toContain("<cbc:ID>RO49AAAA1B31007593840000</cbc:ID>");
  expect(xml.slice(xml.indexOf("<cac:InvoiceLine>"))).toMatchInlineSnapshot(`
    "<cac:InvoiceLine>
        <cbc:ID>1</cbc:ID>
        <cbc:InvoicedQuantity unitCode="H87">2</cbc:InvoicedQuantity>
        <cbc:LineExtensionAmount currencyID="RON">33.04</cbc:LineExtensionAmount>
        <cac:Item>
          <cbc:Name>Detergent universal 5 l</cbc:Name>
          <cac:SellersItemIdentification>
            <cbc:ID>D-1</cbc:ID>
          </cac:SellersItemIdentification>
          <cac:CommodityClassification>
            <cbc:ItemClassificationCode listID="STI">39830000-9</cbc:ItemClassificationCode>
          </cac:CommodityClassification>
          <cac:ClassifiedTaxCategory>
            <cbc:ID>S</cbc:ID>
            <cbc:Percent>21.00</cbc:Percent>
            <cac:TaxScheme>
              <cbc:ID>VAT</cbc:ID>
            </cac:TaxScheme>
          </cac:ClassifiedTaxCategory>
        </cac:Item>
        <cac:Price>
          <cbc:PriceAmount currencyID="RON">16.52</cbc:PriceAmount>
        </cac:Price>
      </cac:InvoiceLine>
    </Invoice>
    "
  `);
});

it("a credit note references its invoice and has positive quantities", () => {
  const storno = stornoOf(aDocument({ paymentMeans: "30" }), {
    series: "CUR",
    number: 7,
    issuedAt: "2026-11-20T10:00:00.000Z",
  });
  const xml = xmlOf({ ...storno, dueOn: "2026-12-01" }, { kind: "storno", number: 8 });
  expect(outline(xml)).toEqual(
    expect.arrayContaining([
      "CreditNote",
      "  cbc:CreditNoteTypeCode",
      "  cac:CreditNoteLine",
      "    cbc:CreditedQuantity",
    ]),
  );
  expect(outline(xml)).not.toContain("  cbc:DueDate");
  expect(xml).toMatch(
    /<cac:InvoiceDocumentReference>\s*<cbc:ID>CUR-7<\/cbc:ID>\s*<cbc:IssueDate>2026-11-20</,
  );
  expect(xml).toMatch(/<cbc:PaymentMeansCode>30<\/cbc:PaymentMeansCode>\s*<cbc:PaymentDueDate>2026-12-01</);
});

it("an unregistered seller's invoice has another tax scheme, and lines without a rate", () => {
  const seller = { ...SELLER, cui: "14399840", isVatPayer: false };
  const lines = [{ ...aSale({ vatPercent: 0, vatBani: 0 }), vatCategory: "O" as const }];
  const xml = xmlOf(aDocument({ seller, lines }));
  expect(xml).toMatch(
    /<cac:PartyTaxScheme>\s*<cbc:CompanyID>14399840<\/cbc:CompanyID>\s*<cac:TaxScheme>\s*<cbc:ID>FC</,
  );
  expect(xml).not.toContain("cbc:Percent");
  expect(xml).toContain("<cbc:TaxExemptionReasonCode>VATEX-EU-O</cbc:TaxExemptionReasonCode>");
});

it("an invoice states delivery and tax point days, exemption reason and cash accounting", () => {
  const exemption = { code: "VATEX-EU-132", reason: "art. 292" };
  const lines = [aSale(), aSale({ vatPercent: 0, vatBani: 0, vatCategory: "E", exemption })];
  const invoice = aDocument({
    lines,
    deliveredOn: "2026-11-22",
    taxPointOn: "2026-11-20",
    isCashAccounting: true,
  });
  const xml = xmlOf(invoice);
  expect(xml).toMatch(/<cac:Delivery>\s*<cbc:ActualDeliveryDate>2026-11-22</);
  expect(xml).toMatch(/<cbc:Note>TVA la încasare<\/cbc:Note>\s*<cbc:TaxPointDate>2026-11-20</);
  expect(xml).toMatch(
    /<cbc:ID>E<\/cbc:ID>\s*<cbc:Percent>0.00<\/cbc:Percent>\s*<cbc:TaxExemptionReasonCode>VATEX-EU-132<\/cbc:TaxExemptionReasonCode>\s*<cbc:TaxExemptionReason>art. 292</,
  );
  expect(schemaFaults(xml)).toEqual([]);
  const storno = xmlOf(
    stornoOf(invoice, { series: "CUR", number: 7, issuedAt: "2026-11-23T10:00:00.000Z" }),
    { kind: "storno", number: 8 },
  );
  expect(storno).not.toMatch(/TaxPointDate|ActualDeliveryDate/);
  expect(storno).toContain("<cbc:Note>TVA la încasare</cbc:Note>");
});

it("a received invoice shows the first lot of its goods, with or without an expiry date", () => {
  const lot = (inside: string) =>
    `<cac:ItemInstance><cac:LotIdentification>${inside}</cac:LotIdentification></cac:ItemInstance></cac:Item>`;
  const lotIn = (item: string) => {
    const xml = xmlOf(aDocument({ lines: [aSale()] })).replace("</cac:Item>", item);
    const [line] = readDocument(zipSync({ "1.xml": strToU8(xml) }))?.lines ?? [];
    return [line?.lot, line?.expiresOn];
  };
  const number = "<cbc:LotNumberID>L1</cbc:LotNumberID>";
  expect(lotIn(lot(`${number}<cbc:ExpiryDate>2027-12-31</cbc:ExpiryDate>`))).toEqual(["L1", "2027-12-31"]);
  expect(lotIn(lot(number).replace("</cac:Item>", lot("")))).toEqual(["L1", ""]);
  expect(lotIn("</cac:Item>")).toEqual(["", ""]);
});

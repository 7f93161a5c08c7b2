import { describe, expect, it } from "vitest";
import { pdfText } from "../../../testing/pdf-text.ts";
import { DOCUMENT_VERSION, type InvoiceParty } from "./invoice-document.ts";
import { columnsOf, renderInvoice } from "./invoice-pdf.ts";
import { toInvoiceLine, withTotals } from "./invoices.rules.ts";

const SOLD = {
  name: "Detergent",
  code: "D-1",
  unit: "buc.",
  quantity: 2,
  unitPriceBani: 1_999,
  discountBani: 0,
  vatPercent: 21,
  vatBani: 694,
};
const whole = toInvoiceLine(SOLD);
const columnsOfLines = (lines: (typeof whole)[], isPublicPurchase = false) =>
  columnsOf({ lines, isPublicPurchase });
const reduced = toInvoiceLine({ ...SOLD, discountBani: 398, vatBani: 625 });

describe("line columns of an invoice PDF", () => {
  it("the unit column fits the longest unit, 'pereche', which needs 32 points", () => {
    expect(columnsOfLines([whole]).find(({ head }) => head === "UM")?.width).toBeGreaterThan(32);
  });

  it("invoice lines without discounts have no discount column", () => {
    expect(columnsOfLines([whole, whole]).map(({ head }) => head)).toEqual([
      "Nr.",
      "Denumire",
      "UM",
      "Cant.",
      "Preț unitar fără TVA",
      "Valoare fără TVA",
      "TVA",
      "Valoare cu TVA",
    ]);
  });

  it("invoice lines show prices and amounts, and CPV codes for public buyers", () => {
    const cellOf = (head: string, line = whole, isPublic = false) =>
      columnsOfLines([whole], isPublic)
        .find((column) => column.head === head)
        ?.cell(line, 0);
    // 19.99 lei with 21 % VAT are 16.52 lei without VAT; two pieces cost 39.98 lei.
    expect(cellOf("Preț unitar fără TVA")).toMatchObject({ text: "16,52" });
    expect(cellOf("Valoare cu TVA")).toMatchObject({ text: "39,98" });
    const filed = { ...whole, cpv: "39830000-9" };
    expect(cellOf("Denumire", filed)).toMatchObject({ stack: ["Detergent", { text: "Cod D-1" }] });
    expect(cellOf("Denumire", filed, true)).toMatchObject({
      stack: ["Detergent", { text: "Cod D-1, CPV 39830000-9" }],
    });
  });

  it("invoice and storno lines show their discount", () => {
    for (const line of [reduced, { ...reduced, discountBani: -398 }]) {
      const columns = columnsOfLines([whole, line]);
      expect(columns.map(({ head }) => head)).toContain("Reducere fără TVA");
      expect(columns.find(({ head }) => head === "Reducere fără TVA")?.cell(whole, 0)).toMatchObject({
        text: "",
      });
    }
  });
});

describe("an invoice PDF", () => {
  const nothing = { street: null, city: null, county: null, countyCode: null, postcode: null };
  const party = (name: string, text: string): InvoiceParty => ({
    name,
    cui: "RO14399840",
    isVatPayer: true,
    registry: "J12/100/2001",
    address: { text, ...nothing, country: "RO" },
    bank: "",
    iban: "",
    phone: "",
    email: "",
  });
  const document = withTotals(
    {
      version: DOCUMENT_VERSION,
      seller: { ...party("Curat Test SRL", "Str. Scurtă 1, Turda"), capital: "" },
      buyer: party("Curat & Fiii SRL", "Piața Mică 2, Alba Iulia, jud. Alba"),
      orderNumber: 100_001,
      orderedAt: "2026-11-21T10:00:00.000Z",
      isPublicPurchase: false,
      contractReference: null,
      payment: "Plata la livrare",
      paymentMeans: "10",
      dueOn: null,
    } as const,
    [{ ...whole, cpv: "39830000-9" }],
  );

  it("an invoice shows addresses as written and units as words, without codes", async () => {
    const issuedAt = new Date("2026-11-22T10:00:00Z");
    const text = pdfText(
      await renderInvoice({
        mark: { text: "Semnul magazinului" },
        title: "Factură",
        name: "seria CUR nr. 1",
        issuedAt,
        document: { ...document, contractReference: "C 5/2026", seapNumber: "DA36123456" },
        notes: [],
      }),
    );
    for (const words of [
      "Semnul magazinului",
      "Str. Scurtă 1, Turda",
      "Piața Mică 2, Alba Iulia, jud. Alba",
      "buc.",
      "39,98 lei",
      "Contract: C 5/2026. Nr. SEAP: DA36123456.",
    ])
      expect(text).toContain(words);
    for (const code of ["H87", "RO-AB", "39830000-9"]) expect(text).not.toContain(code);
  });

  const documentText = async (changes: object, lines = [whole]) =>
    pdfText(
      await renderInvoice({
        mark: { text: "Semnul magazinului" },
        title: "Factură",
        name: "seria CUR nr. 1",
        issuedAt: new Date("2026-11-22T10:00:00Z"),
        document: withTotals({ ...document, ...changes }, lines),
        notes: [],
      }),
    );

  it("an unregistered seller's invoice mentions VAT only to explain why there is none", async () => {
    const outside = toInvoiceLine({
      ...SOLD,
      discountBani: 398,
      vatPercent: 0,
      vatBani: 0,
      vatCategory: "O",
    });
    expect(columnsOfLines([outside]).map(({ head }) => head)).toEqual([
      "Nr.",
      "Denumire",
      "UM",
      "Cant.",
      "Preț unitar",
      "Reducere",
      "Valoare",
    ]);
    const text = await documentText({}, [outside]);
    expect(text.match(/[^.]*TVA[^.]*/g)).toEqual([
      expect.stringContaining("Vânzătorul nu este înregistrat în scopuri de TVA (art"),
    ]);
    expect(text).toContain("36,00 lei");
  });

  it("an invoice states why goods are exempt, and that VAT is due on payment", async () => {
    const exemption = { code: "VATEX-EU-132", reason: "art. 292 alin. (1) lit. a)" };
    const exempt = toInvoiceLine({ ...SOLD, vatPercent: 0, vatBani: 0, vatCategory: "E", exemption });
    const text = await documentText({ isCashAccounting: true }, [whole, exempt]);
    for (const words of [
      "Scutit de TVA din 39,98",
      "Scutit de TVA, art. 292 alin. (1) lit. a), VATEX-",
      "TVA la încasare",
      "TVA 21 % din 33,04",
    ])
      expect(text).toContain(words);
    expect(await documentText({})).not.toContain("TVA la încasare");
  });
});

import { describe, expect, it } from "vitest";
import { stornoOf } from "../invoices.rules.ts";
import { priceOf, toEDocument } from "./e-document.rules.ts";
import { sectorOf } from "./e-parties.rules.ts";
import { splitAt } from "./text-limits.rules.ts";
import { aDocument, anEDocument, aSale, FIRM, PERSON, SELLER } from "./test-documents.ts";

describe("an electronic invoice", () => {
  it("an electronic invoice has its series, number and day of issue in Bucharest", () => {
    expect(toEDocument(anEDocument())).toMatchObject({
      type: "380",
      number: "CUR-7",
      issuedOn: "2026-11-24",
      cuts: [],
    });
  });

  it("an electronic invoice identifies an individual by thirteen zeros, and an address in Bucharest by sector", () => {
    expect(toEDocument(anEDocument()).buyer).toMatchObject({
      legalId: "0000000000000",
      vatId: null,
      address: { county: "RO-B", city: "SECTOR3" },
    });
  });

  it("an electronic invoice adds RO only to the CUI of a known VAT payer", () => {
    const buyer = { ...FIRM, cui: "4267117", isVatPayer: null };
    expect(toEDocument(anEDocument(aDocument({ buyer: FIRM }))).buyer).toMatchObject({
      vatId: "RO4267117",
      legalId: "4267117",
    });
    expect(toEDocument(anEDocument(aDocument({ buyer }))).buyer).toMatchObject({
      vatId: null,
      legalId: "4267117",
    });
  });

  it("an electronic invoice deducts vouchers by VAT rate from undiscounted prices", () => {
    const lines = [
      aSale({ discountBani: 398, vatBani: 625 }),
      aSale({ discountBani: 100, vatBani: 677 }),
      aSale({ vatPercent: 11, vatBani: 396 }),
    ];
    const document = toEDocument(anEDocument(aDocument({ lines })));
    expect(document.lines.map(({ netBani, price }) => [netBani, price])).toEqual([
      [3_304, "16.52"],
      [3_304, "16.52"],
      [3_602, "18.01"],
    ]);
    expect(document.allowances).toEqual([
      { category: "S", percent: 21, netBani: 3_304 - 2_975 + 3_304 - 3_221, reason: "Reducere comercială" },
    ]);
    expect(document).toMatchObject({ lineBani: 10_210, netBani: 9_798, totalBani: 9_798 + 625 + 677 + 396 });
  });

  it("a storno becomes an electronic credit note with positive amounts", () => {
    const storno = stornoOf(aDocument({ lines: [aSale({ discountBani: 398, vatBani: 625 })] }), {
      series: "CUR",
      number: 7,
      issuedAt: "2026-11-20T22:30:00.000Z",
    });
    expect(toEDocument(anEDocument(storno, { kind: "storno", number: 8 }))).toMatchObject({
      type: "381",
      takesBack: { number: "CUR-7", issuedOn: "2026-11-21" },
      lines: [{ quantity: 2, netBani: 3_304 }],
      allowances: [{ netBani: 329 }],
      vat: [{ netBani: 2_975, vatBani: 625 }],
      totalBani: 3_600,
    });
  });

  it("an electronic invoice of an unregistered seller has no VAT number and states the reason", () => {
    const seller = { ...SELLER, cui: "14399840", isVatPayer: false };
    const lines = [{ ...aSale({ vatPercent: 0, vatBani: 0 }), vatCategory: "O" as const }];
    expect(toEDocument(anEDocument(aDocument({ seller, buyer: FIRM, lines })))).toMatchObject({
      seller: { vatId: null, legalId: "14399840" },
      buyer: { vatId: null, legalId: "4267117" },
      vat: [{ category: "O", exemption: { code: "VATEX-EU-O" } }],
    });
  });

  it("an electronic invoice reports truncated values and splits long names and streets", () => {
    const name = `Detergent ${"foarte ".repeat(30)}bun`;
    const street = `Strada ${"Lungă ".repeat(30)}nr. 5`;
    const buyer = { ...PERSON, name: "N".repeat(201), address: { ...PERSON.address, street } };
    const document = toEDocument(anEDocument(aDocument({ buyer, lines: [aSale({ name })] })));
    expect(document.lines[0]?.name.length).toBeLessThanOrEqual(100);
    expect(document.lines[0]?.description.startsWith("Detergent foarte")).toBe(true);
    expect(document.buyer.address.streetMore).toMatch(/nr\. 5$/);
    expect(document.cuts).toEqual([
      { field: "lines.0.name", max: 200 },
      { field: "buyer.name", max: 200 },
    ]);
  });
});

it("priceOf uses as few decimals as the line's amount needs", () => {
  expect([priceOf(3_304, 2), priceOf(1_000, 3), priceOf(0, 5), priceOf(-500, -2), priceOf(1, 0)]).toEqual([
    "16.52",
    "3.333",
    "0.00",
    "2.50",
    "",
  ]);
});

it.each([
  ["Sectorul 3", "", null, "SECTOR3"],
  ["București", "Str. Lungă 1, sect. 6", null, "SECTOR6"],
  ["București", "Str. Lungă 1", "040123", "SECTOR4"],
  ["SECTOR 2", "", "040123", "SECTOR2"],
  ["București", "Bd. Dezvoltatorului 5", "400600", undefined],
  [null, null, null, undefined],
])("sectorOf(%j, %j, %j) is %j", (city, street, postcode, sector) => {
  expect(sectorOf({ city, street, postcode })).toBe(sector);
});

it("splitAt cuts after a word and never inside a character", () => {
  expect(splitAt("unu doi trei", 8)).toEqual(["unu doi", "trei"]);
  expect(splitAt("😀😀😀", 2)).toEqual(["😀😀", "😀"]);
  expect(splitAt("unu  doi", 7)).toEqual(["unu doi", ""]);
});

it.each([
  [undefined, {}, ["DA123", "100001", ""]],
  ["order", {}, ["", "DA123", ""]],
  ["contract", {}, ["", "100001", "DA123"]],
  // The buyer's reference keeps its field, and no reference is lost.
  ["order", { purchaseOrder: "PO-7" }, ["DA123", "PO-7", ""]],
  ["contract", { contractReference: "C-9" }, ["DA123", "100001", "C-9"]],
] as const)("the SEAP number is placed according to the setting: %j, %j", (seapPlace, named, references) => {
  const document = aDocument({ seapNumber: "DA123", ...(seapPlace && { seapPlace }), ...named });
  const { buyerReference, orderReference, contractReference } = toEDocument(anEDocument(document));
  expect([buyerReference, orderReference, contractReference]).toEqual(references);
});

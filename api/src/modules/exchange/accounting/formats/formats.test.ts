import { expect, it } from "vitest";
import type { AccountingFile, DocumentLine, MonthPart, Partner } from "../month.rules.ts";
import { readAccounting } from "../settings.rules.ts";
import { csvFiles } from "./csv.rules.ts";
import { sagaFiles } from "./saga.rules.ts";
import { saftFiles } from "./saft.rules.ts";
import { winmentorFiles } from "./winmentor.rules.ts";

const buyer: Partner = {
  code: "K7",
  name: "Ștefan & Țîru [Cluj]; \n=2+2",
  cui: "",
  registry: "",
  county: "CJ",
  city: "Cluj-Napoca",
  address: "Str. Lungă 5; ap. 2",
  phone: "",
  email: "",
  bank: "",
  iban: "",
  isPerson: true,
};
const line = (values: Partial<DocumentLine>): DocumentLine => ({
  code: "D5",
  name: "Detergent 5 l",
  unit: "buc.",
  barcode: "5940000000017",
  cpv: "",
  nc8: "34025090",
  vatPercent: 21,
  isService: false,
  quantity: 3,
  netBani: 10_000,
  vatBani: 2_100,
  vatCategory: "S",
  ...values,
});
const { code: _code, isPerson: _isPerson, ...seller } = buyer;
const month = (lines: DocumentLine[]): MonthPart => ({
  month: "2026-11",
  part: 1,
  seller: { ...seller, name: "Casa", cui: "RO99001129", capital: "200" },
  sales: [
    {
      id: 5,
      series: "CUR",
      number: 12,
      isStorno: true,
      stornoOf: "CUR-11",
      issuedOn: "2026-11-30",
      dueOn: "2026-11-30",
      buyer,
      isCashAccounting: false,
      payment: "Card",
      spvIndex: "",
      lines,
    },
  ],
  money: [
    {
      id: 9,
      day: "2026-11-02",
      bani: -5_00,
      isPaidBack: true,
      way: "card",
      orderNumber: 77,
      partner: buyer,
      invoice: null,
    },
    {
      id: 10,
      day: "2026-11-02",
      bani: 7_00,
      isPaidBack: false,
      way: "transfer",
      orderNumber: 78,
      partner: buyer,
      invoice: null,
    },
  ],
  purchases: [],
});
const textOf = (files: AccountingFile[], start: string, encoding = "utf-8") =>
  new TextDecoder(encoding).decode(files.find(({ name }) => name.startsWith(start))?.bytes);

it("a storno has a negative quantity or a negative price, depending on the setting", () => {
  const part = month([line({ quantity: -3, netBani: -10_000, vatBani: -2_100 })]);
  const byQuantity = readAccounting({});
  const byPrice = readAccounting({ negative: "price" });
  const saga = (setting: typeof byPrice) => textOf(sagaFiles(part, setting), "F_99001129_vanzari");
  expect(saga(byQuantity)).toMatch(
    /<Cantitate>-3.000<\/Cantitate>\s*<Pret>33.333<\/Pret>\s*<Valoare>-100.00<\/Valoare>/,
  );
  expect(saga(byPrice)).toMatch(/<Cantitate>3.000<\/Cantitate>\s*<Pret>-33.333<\/Pret>/);
  const mentor = (setting: typeof byPrice) => textOf(winmentorFiles(part, setting), "Facturi");
  expect(mentor(byQuantity)).toContain("Item_1=D5;buc.;-3;33.333;DEP1\r\nItem_1_TVA=-21.00");
  expect(mentor(byPrice)).toContain("Item_1=D5;buc.;3;-33.333;DEP1");
});

it("names cannot break the structure of a file or run as formulas", () => {
  const part = month([line({ code: "A;B]", name: "<Praf> \u0007 „x”" })]);
  const setting = readAccounting({});
  const mentor = winmentorFiles(part, setting);
  expect(textOf(mentor, "Facturi")).toContain("Item_1=A,B);buc.;3;33.333;DEP1");
  expect(textOf(mentor, "Articole", "windows-1250")).toContain("[ArticoleNoi_A,B)]");
  expect(textOf(mentor, "Partner", "windows-1250")).toContain(
    "Denumire=Ştefan & Ţîru [Cluj]; =2+2\r\nExportSAFT=D",
  );
  expect(textOf(sagaFiles(part, setting), "F_")).toContain("<Descriere>&lt;Praf&gt; „x”</Descriere>");
  const formula = {
    ...part,
    sales: [],
    money: part.money.map((one) => ({ ...one, partner: { ...buyer, name: "=2+2" } })),
  };
  expect(textOf(csvFiles(formula, setting), "incasari")).toContain(";'=2+2;");
});

it("a refund is a payment in SAGA and a return to the client in WinMENTOR", () => {
  const part = month([line({})]);
  const setting = readAccounting({ bankAccount: "5311" });
  expect(textOf(sagaFiles(part, setting), "P_")).toContain("<Suma>5.00</Suma>");
  expect(textOf(sagaFiles(part, setting), "I_")).toContain("<Suma>7.00</Suma>");
  const text = textOf(winmentorFiles(part, setting), "Incasari");
  expect(text).toContain("TotalDocumente=2");
  expect(text).toMatch(/\[Document1\]\r\nSursa=BANCA\r\nNumeCont=CARD\r\n/);
  expect(text).toMatch(/Reprezinta=RETUR CLIENT\r\nCont=419\r\n(?:.+\r\n){2}ValIncasata=5.00/);
  expect(text).toMatch(/\[Document2\]\r\nSursa=CASA\r\n/);
});

it("a SAF-T file has the fields of products and invoices in order, and the codes, partner ids and signs of its documents", () => {
  const sold = [
    line({}),
    line({ code: "TRANSPORT", name: "Transport", nc8: "", isService: true, vatPercent: 11 }),
  ];
  const company = { ...buyer, code: "14399840", cui: "RO14399840", isPerson: false };
  const [sale] = month(sold).sales;
  const part: MonthPart = {
    ...month(sold),
    purchases: [
      {
        id: 3,
        receipt: "NIR 1/2026",
        receiptNumber: 1,
        receivedOn: "2026-11-02",
        documentNumber: "F-9",
        documentOn: "2026-11-01",
        dueOn: "2026-12-01",
        supplier: company,
        lines: [line({ vatPercent: 0, vatBani: 0, vatCategory: "AE" })],
      },
    ],
  };
  const [file] = saftFiles(part, readAccounting({}));
  expect(file?.name).toBe("D406_2026-11_1.xml");
  const text = new TextDecoder().decode(file?.bytes);
  const namesIn = (element: string) => {
    const [inner = ""] = text.match(new RegExp(`<${element}>[\\s\\S]*?</${element}>`)) ?? [];
    return [...inner.matchAll(/<(\w+)>/g)].slice(1).map(([, name]) => name);
  };
  expect(namesIn("Product")).toEqual([
    "ProductCode",
    "GoodsServicesID",
    "Description",
    "ProductCommodityCode",
    "UOMBase",
    "UOMStandard",
    "UOMToUOMBaseConversionFactor",
  ]);
  expect(namesIn("Invoice").slice(0, 6)).toEqual([
    "InvoiceNo",
    "CustomerInfo",
    "CustomerID",
    "AccountID",
    "InvoiceDate",
    "InvoiceType",
  ]);
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`<${name}>([^<]*)<`, "g"))].map(([, value]) => value);
  expect(valuesOf("ProductCommodityCode")).toEqual(["34025090", "0"]);
  expect(valuesOf("GoodsServicesID")).toEqual(["01", "02"]);
  expect(valuesOf("InvoiceType")).toEqual(["381", "380"]);
  expect(valuesOf("SupplierID")).toContain("0014399840");
  expect(valuesOf("CustomerID")[0]).toBe(`04${sale?.buyer.code}`);
  expect(valuesOf("InvoiceUOM")).toEqual(["H87", "H87", "H87"]);
  expect(valuesOf("NumberOfEntries")).toEqual(["1", "1", "2"]);
  expect(valuesOf("DebitCreditIndicator")).toEqual(["C", "C", "D", "C", "D"]);
  expect(saftFiles({ ...part, sales: [], money: [], purchases: [] }, readAccounting({}))).toEqual([]);
});

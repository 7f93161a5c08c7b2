import { INCOMING_SAMPLES } from "@curat/contract/staff/incoming.values";
import { describe, expect, it } from "vitest";
import { readIncoming } from "./incoming-file.rules.ts";
import { dayOf } from "../../../calendar/written-day.ts";
import { baniOf, decodeFile, parseTable } from "./table-file.rules.ts";

const rowsOf = (kind: "cod" | "bank", text: string) => {
  const read = readIncoming(kind, text);
  if (!read.ok) throw new Error(read.message);
  return read;
};

it.each([
  ["1.234,56", 123_456],
  ["1,234.56", 123_456],
  ["57.97", 5_797],
  ["57,9 lei", 5_790],
  ["1.234", 123_400],
  ["-12,00 RON", -1_200],
  ["0", 0],
])("baniOf(%j) is %d bani", (text, bani) => {
  expect(baniOf(text)).toBe(bani);
});

it.each(["", "=1+1", "doi", "1,2,3", "12.345,678", "9".repeat(13)])("baniOf(%j) is undefined", (text) => {
  expect(baniOf(text)).toBeUndefined();
});

it.each([
  ["22.11.2026", "2026-11-22"],
  ["2026-11-22T10:00", "2026-11-22"],
  ["1/2/2026 10:30", "2026-02-01"],
  ["27 noiembrie 2026", "2026-11-27"],
  ["3 ian. 2026", "2026-01-03"],
  ["31.02.2026", null],
  ["0000-01-01", null],
  ["ieri", null],
])("dayOf(%j) is %j", (text, day) => {
  expect(dayOf(text)).toBe(day);
});

it("decodeFile reads UTF-8, UTF-16 and Windows-1250, and drops characters that cannot be stored", () => {
  expect(decodeFile(Uint8Array.from([0xff, 0xfe, 0x1b, 0x02, 0x75, 0x00]))).toBe("țu");
  expect(decodeFile(new TextEncoder().encode("a\0b"))).toBe("ab");
  expect(decodeFile(new TextEncoder().encode("țuică"))).toBe("țuică");
  expect(decodeFile(Uint8Array.from([0xfe, 0x75, 0x69, 0x63, 0xe3]))).toBe("ţuică");
});

it("parseTable reads quoted cells with separators and line breaks", () => {
  expect(parseTable('a;"b ""c""; d";e\r\n\r\n1;"x\ny";=SUM(A1)')).toEqual([
    ["a", 'b "c"; d', "e"],
    ["1", "x y", "=SUM(A1)"],
  ]);
});

describe("a courier's file", () => {
  it.each([
    ["Cargus", "BarCode;CustomString;RepaymentValue;RepaymentDate\n1700000001;100001;57,97;20.11.2026"],
    ["DPD", "Numar expeditie;Suma ramburs;Data platii\n1700000001;57.97;20.11.2026"],
    ["GLS", "Parcel number;Client reference;COD amount;Payment date\n1700000001;100001;57,97;20.11.2026"],
    ["Packeta", "Barcode;Order number;COD;Date\n1700000001;100001;57,97;20.11.2026"],
  ])("recognises a file with the columns of %s", (_courier, text) => {
    expect(rowsOf("cod", text).rows).toMatchObject([
      { awb: "1700000001", amountBani: 5_797, day: "2026-11-20" },
    ]);
  });

  it("a courier file's columns are recognised by name, in any order", () => {
    const text =
      "Nr. crt.;Număr AWB;Dată livrare;Destinatar;Ramburs încasat (lei);Referință\n1;1ONB 1;20.11.2026;Ana;57,97;100001\n;;;Total;57,97;";
    const { rows, mapping } = rowsOf("cod", text);
    expect(mapping).toEqual({
      awb: "Număr AWB",
      amount: "Ramburs încasat (lei)",
      reference: "Referință",
      payer: "Destinatar",
      day: "Dată livrare",
    });
    expect(rows).toMatchObject([
      { line: 2, awb: "1ONB1", amountBani: 5_797, reference: "100001", payer: "Ana", day: "2026-11-20" },
    ]);
  });

  it("a courier file keeps rows with an unreadable amount and rows without a parcel", () => {
    const { rows } = rowsOf("cod", "AWB,Ramburs\nA1,multe\nA2,10.00\n,20.00\n,zece");
    expect(rows.map(({ line, awb, amountBani }) => [line, awb, amountBani])).toEqual([
      [2, "A1", undefined],
      [3, "A2", 1_000],
      [4, "", 2_000],
      [5, "", undefined],
    ]);
  });

  it.each([
    [";;Total;30,00", 0],
    ["TOTAL RAMBURS (2 colete);;;30,00", 0],
    [";;Total general de plată:;25,00 lei", 0],
    [";;;30,00", 0],
    [";;;31,00", 1],
    [";;Total Auto SRL;30,00", 1],
    ["A3;;Total;30,00", 1],
    [";;Ana Pop;", 1],
    [";;;;Întocmit de Ana", 0],
  ])("the last row %j of a courier file yields %d payments", (last, more) => {
    const { rows } = rowsOf("cod", `AWB;Comanda;Destinatar;Ramburs;Semnat\nA1;;Ana;10\nA2;;Dan;20\n${last}`);
    expect(rows.slice(2).map(({ line }) => line)).toEqual(more === 1 ? [4] : []);
  });

  it.each(["", "Nume;Oraș\nAna;Cluj", "<html>"])(
    "a courier file without the needed columns is refused: %j",
    (text) => {
      expect(readIncoming("cod", text).ok).toBe(false);
    },
  );

  it("a courier file may have at most 5,000 rows", () => {
    const text = `AWB;Ramburs\n${"A1;10\n".repeat(5_001)}`;
    expect(readIncoming("cod", text)).toEqual({
      ok: false,
      message: "Fișierul poate avea cel mult 5.000 de rânduri: împarte-l.",
    });
  });
});

describe("a bank's table", () => {
  it("lines above the header row and outgoing payments are skipped", () => {
    const text = [
      "Extras de cont;;;;",
      "IBAN: RO49AAAA1B31007593840000;;;;",
      "Data tranzacției;Detalii;Debit;Credit;Ordonator",
      "20.11.2026;Plată comanda 100001;;1.234,50;ANA POP",
      "20.11.2026;Comision;5,00;;",
    ].join("\n");
    expect(rowsOf("bank", text).rows).toMatchObject([
      { line: 4, amountBani: 123_450, details: "Plată comanda 100001", payer: "ANA POP", day: "2026-11-20" },
    ]);
  });

  it("a bank table's payer column is recognised even if its name resembles a payment column", () => {
    const text = "Plătitor;Data;Suma;Detalii\nANA POP;20.11.2026;57,97;Comanda 100001";
    const { mapping, rows } = rowsOf("bank", text);
    expect(mapping).toEqual({ amount: "Suma", details: "Detalii", payer: "Plătitor", day: "Data" });
    expect(rows).toMatchObject([{ payer: "ANA POP", amountBani: 5_797 }]);
    expect(rowsOf("bank", "Detalii;Plăți;Încasări\nComision;5,00;\nComanda 1;;9,00").mapping).toMatchObject({
      debit: "Plăți",
      amount: "Încasări",
    });
  });

  it("a bank table may have a single column of signed amounts", () => {
    const text = "Date,Description,Amount\n2026-11-20,Comanda 100001,57.97\n2026-11-20,Comision,-5.00";
    expect(rowsOf("bank", text).rows).toMatchObject([{ amountBani: 5_797 }]);
  });
});

describe("an MT940 file", () => {
  const text = [
    ":20:STATEMENT",
    ":25:RO49AAAA1B31007593840000",
    ":28C:1/1",
    ":60F:C261119RON1000,00",
    ":61:2611201120C57,97NTRFREF123//BANK1",
    ":86:?20Comanda 100001 ?21detergent?31RO56TREZ0462107020101XXX?32ANA?33 POP",
    ":61:2611201120D5,NCHGNONREF",
    ":86:Comision",
    ":61:261121RD10,5NTRFINTORS",
    ":86:comanda 100002 de la DAN",
    " MOGA",
    ":62F:C261121RON1063,47",
    "-",
  ].join("\r\n");

  it("an MT940 statement is parsed into its incoming payments with text, account and name", () => {
    expect(rowsOf("bank", text).rows).toEqual([
      {
        line: 5,
        day: "2026-11-20",
        amountBani: 5_797,
        currency: "RON",
        bankState: "",
        awb: "",
        reference: "REF123",
        payer: "ANA POP",
        iban: "RO56TREZ0462107020101XXX",
        details: "Comanda 100001 detergent",
      },
      expect.objectContaining({ line: 9, amountBani: 1_050, details: "comanda 100002 de la DAN MOGA" }),
    ]);
  });
});

it.each(["cod", "bank"] as const)("the sample file for %s is parsed with all its columns", (kind) => {
  const { mapping, rows } = rowsOf(kind, INCOMING_SAMPLES[kind].text);
  expect(Object.keys(mapping)).toHaveLength(kind === "cod" ? 5 : 6);
  expect(rows[0]).toMatchObject({ amountBani: 5_797, day: "2026-11-20" });
});

describe("column names entered by staff", () => {
  const FILE = "Expediere;Beneficiu;Livrat la;Client\n1700000001;57,97;20.11.2026;Ana Pop";

  it("the refusal of a file with unknown columns lists the columns' names", () => {
    expect(readIncoming("cod", FILE)).toEqual({
      ok: false,
      message: expect.stringContaining("„Expediere”, „Beneficiu”, „Livrat la”, „Client”"),
    });
  });

  it.each([
    ["with a day", { awb: "expediere", amount: "BENEFICIU", day: "Livrat la" }, "2026-11-20"],
    ["without a day", { awb: "Expediere", amount: "Beneficiu", day: "" }, null],
  ])("a file is parsed by the column names that staff entered, %s", (_, written, day) => {
    const read = readIncoming("cod", FILE, [{ awb: "Alta", amount: "Suma", day: "" }, written]);
    expect(read).toMatchObject({
      ok: true,
      rows: [{ awb: "1700000001", amountBani: 57_97, day, payer: "Ana Pop" }],
      mapping: { awb: "Expediere", amount: "Beneficiu" },
    });
  });

  it("entered column names take precedence over usual ones, and do not affect other files", () => {
    const written = [{ awb: "Numar intern", amount: "Net", day: "" }];
    const both = "AWB;Numar intern;Ramburs;Net\nA1;1700000001;60;57,97";
    expect(readIncoming("cod", both, written)).toMatchObject({
      rows: [{ awb: "1700000001", amountBani: 57_97 }],
    });
    const usual = "AWB;Ramburs\n1700000001;57,97";
    expect(readIncoming("cod", usual, written)).toEqual(readIncoming("cod", usual));
  });
});

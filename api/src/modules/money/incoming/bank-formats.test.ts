/** The layouts are published by Romanian banks; all names, accounts and orders are invented. */
import { describe, expect, it } from "vitest";
import { readIncoming } from "./incoming-file.rules.ts";
import { numbersIn } from "./proposals.rules.ts";

const OWN = "RO49AAAA1B31007593840000";
const IBAN = "RO02INGB0000999900001111";
const ORDER = 249_409_130;

const lines = (...all: string[]): string => all.join("\r\n");
/** Wraps a text as banks do: at fixed lengths, even inside a word. */
const broken = (text: string, first = 65, other = first): string =>
  [text.slice(0, first), ...(text.slice(first).match(new RegExp(`.{1,${other}}`, "g")) ?? [])].join("\r\n");
const statement = (entry: string, words: string): string =>
  lines(
    `:20:EXTRAS1`,
    `:25:${OWN}`,
    ":28C:1/1",
    ":60F:C261126RON10,00",
    entry,
    `:86:${words}`,
    ":62F:C261127RON161,33",
  );

const subfield = (code: number, text: string): string => `~${code}${text.padEnd(27)}`;
/** Pads the text before the order number, so that a line break falls inside the number. */
const split = (words: (spaces: string) => string, first = 65, other = first): string => {
  for (let length = 0; length < 65; length += 1) {
    const text = broken(words(" ".repeat(length)), first, other);
    if (!text.includes(String(ORDER))) return text;
  }
  throw new Error("No line ends inside the order's number.");
};

const FORMATS = {
  ING: lines(
    statement(
      ":61:261127CN151,33NTRFNONREF//RE20261127-7523",
      split(
        (spaces) =>
          `035${subfield(20, "AMT RCD RON 151,33")}${subfield(21, "")}~22~32VASILESCU MARIA ELENA     ~33${IBAN}   ` +
          `~23${spaces}${subfield(25, `plata cmd ${ORDER}`)}${subfield(26, "")}~60     ~61     ~`,
      ),
    ),
    ":64:C261127RON161,33",
    ":86:NAME ACCOUNT OWNER: CURAT SRL",
    "ACCOUNT DESCRIPTION: CONT CURENT",
  ),
  Raiffeisen: statement(
    ":61:2611271127C151,33NMSC11808959//3A2J52A6FSLSUBU",
    split(
      (spaces) => `000^20CV${spaces} ${ORDER}^24detergenti^30ING BANK N.V.^31${IBAN}^32VASILESCU MARIA ELENA`,
      46,
      50,
    ),
  ).replace(":28C:", ":NS:22CURAT SRL\r\n:28C:"),
  BRD: statement(
    ":61:2611271127C151,33NTRFOPH478\r\nPLATA COMANDA 249409130",
    lines(
      `000+20Plata           +30302410000+31${IBAN}`,
      "+32VASILESCU MARIA ELENA+33/",
      `+23PLATA COMANDA ${ORDER}`,
    ),
  ),
  BCR: statement(
    ":61:2611271127C151,33NTRF.//2026112780931993\r\nVASILESCU MARIA ELENA",
    split(
      (spaces) =>
        `Referinta 261127S029321541, data valutei 27-11-2026, Decontare -Platitor  VASILESCU MARIA ELENA  ${IBAN}  CODFISC 0` +
        `-Beneficiar  CURAT SRL  ${OWN}  CODFISC RO18547290-Detalii  /ROC/Comanda nr${spaces} ${ORDER}/RFB/31/`,
    ),
  ),
  BT: `{1:F01BTRLRO22AXXX00000000000}{2:I940BTRLRO22XXXXN}{4:\r\n${statement(
    ":61:2611271127C151,33NTRFNONREF//139ZEXA2633102BX",
    lines(
      `Incasare OP - canal electronic comanda ${ORDER}`,
      ` detergenti 1 VASILESCU MARIA ELENA`,
      ` ${IBAN} INGBROBU  REF: 139ZEXA2633102BX`,
    ),
  )}\r\n-}`,
  Alpha: `\u0001{1:F02BUCUROBUAXXX0833510237}{2:I940            U3003}{4:\r\n${statement(
    ":61:2611271127C151,33NTRF4791514765//001INLC263311",
    split(
      (spaces) =>
        `Incasare interbancara mica valoare PLATITOR  VASILESCU MARIA ELENA ${IBAN} INGBROBU DETALII INCASARE  .ROC.comanda${spaces} ${ORDER}` +
        " NOTPROVIDED CUST REFERENCE   032EPOH263311",
      33,
      65,
    ),
  )}\r\n-}\u0003`,
};

const bankRows = (text: string) => {
  const read = readIncoming("bank", text);
  if (!read.ok) throw new Error(read.message);
  return read.rows;
};

describe("an MT940 statement", () => {
  it.each(Object.entries(FORMATS))(
    "an MT940 statement of %s is parsed into payer, account and order number",
    (_bank, text) => {
      const rows = bankRows(text);
      expect(rows).toMatchObject([
        {
          day: "2026-11-27",
          amountBani: 151_33,
          currency: "RON",
          payer: "VASILESCU MARIA ELENA",
          iban: IBAN,
        },
      ]);
      expect(rows.flatMap(numbersIn)).toContain(ORDER);
      expect(rows[0]?.details).not.toMatch(/^000|~|CURAT SRL/);
    },
  );

  it("a payment in an MT940 statement has the currency of the balance", () => {
    expect(bankRows(FORMATS.BRD.replaceAll("RON1", "EUR1"))).toMatchObject([
      { amountBani: 151_33, currency: "EUR" },
    ]);
  });

  it.each([
    [":61:2602300230C12,00NTRFNONREF", { day: null, amountBani: 12_00 }],
    [
      ":61:2611271127C500NTRFNONREF",
      { day: "2026-11-27", amountBani: undefined, details: "2611271127C500NTRFNONREF plata" },
    ],
    [":61:2611271127C99999999999,00NTRFNONREF", { day: "2026-11-27", amountBani: undefined }],
    [":61:ilizibil", { day: null, amountBani: undefined }],
  ])("the MT940 entry %s is kept as a row, even though it cannot be read completely", (entry, row) => {
    expect(bankRows(statement(entry, "plata"))).toMatchObject([row]);
  });

  it("outgoing money in an MT940 statement is skipped, even if the amount is unreadable", () => {
    const left = [":61:2611271127D500NTRFNONREF", ":86:chirie", ":61:261127RC5,00NTRFNONREF", ":86:stornare"];
    const text = lines(...left, statement(":61:2611271127C1,00NTRFNONREF", "plata"));
    expect(bankRows(`:20:X\r\n:60F:C261126RON10,00\r\n${text}`)).toMatchObject([{ details: "plata" }]);
  });
});

describe("a CSV statement", () => {
  const ING = lines(
    "Titular cont: CURAT SRL,,,,,,",
    "Data,,,Detalii tranzactie,,Debit,Credit",
    '27 noiembrie 2026,,,Incasare,,,"1.151,33"',
    ",,,Ordonator: VASILESCU MARIA,,,",
    `,,,Din contul: ${IBAN},,,`,
    `,,,Detalii: comanda ${ORDER},,,`,
    ",,,Referinta: 233640525,,,",
    '26 noiembrie 2026,,,Cumparare POS,,"45,20",',
    ",,,Terminal: MAGAZIN,,,",
    "Data,,,Detalii tranzactie,,Debit,Credit",
    'Sold final:,,,"2.400,00",,,',
  );

  it.each([
    ["of ING Home'Bank", ING],
    ["of ING Home'Bank with names one column later", ING.replaceAll("Data,,,", ",Data,,,")],
  ])("text lines below a payment are added to its details in a CSV file %s", (_name, text) => {
    const rows = bankRows(text);
    expect(rows).toMatchObject([
      {
        day: "2026-11-27",
        amountBani: 1_151_33,
        payer: "VASILESCU MARIA",
        iban: IBAN,
        reference: "233640525",
      },
    ]);
    expect(rows.flatMap(numbersIn)).toContain(ORDER);
  });

  it("a payment in a CSV file of Revolut has currency, state and sender", () => {
    const text = lines(
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
      "TRANSFER,Current,2026-11-26 09:00:00,2026-11-27 09:00:05,Transfer from ANA POP,151.33,0.00,RON,COMPLETED,200.00",
      "TRANSFER,Current,2026-11-27 09:00:00,,Transfer from DAN POP,10.00,0.00,RON,PENDING,200.00",
      "TRANSFER,Current,2026-11-27 09:00:00,,Transfer from ION POP,10.00,0.00,EUR,REVERTED,200.00",
    );
    expect(bankRows(text)).toMatchObject([
      { day: "2026-11-27", payer: "ANA POP", currency: "RON", bankState: "" },
      { payer: "DAN POP", currency: "RON", bankState: "PENDING" },
      { payer: "ION POP", currency: "EUR", bankState: "REVERTED" },
    ]);
  });

  it.each([
    ["Data,Detalii,Suma,Valuta\n27.11.2026,cmd,10,EUR", "EUR"],
    ["Data,Detalii,Suma,Moneda\n27.11.2026,cmd,10,lei", "RON"],
    ["Data,Detalii,Suma\n27.11.2026,cmd,151.33 EUR", "EUR"],
    ["Cont,RO49,Valuta: USD\nData,Detalii,Suma\n27.11.2026,cmd,10", "USD"],
    ["Orig currency,Payment currency,Date,Description,Amount\nRON,EUR,2026-11-27,cmd,10", "EUR"],
    ["Data,Detalii,Suma\n27.11.2026,cmd,10", "RON"],
  ])("the currency of %j is %s", (text, currency) => {
    expect(bankRows(text)).toMatchObject([{ currency }]);
  });
});

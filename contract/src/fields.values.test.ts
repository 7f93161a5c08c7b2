import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseCui } from "./cui.values.ts";
import { email, personName, phone, requiredLines } from "./fields.ts";
import { isEmail, isPhone, isPostcode } from "./fields.values.ts";
import { parseIban, parseRomanianIban } from "./iban.values.ts";

describe("person name", () => {
  it.each(["Ana-Maria O'Neil", "Ștefan & Fiii", "李小龙"])("personName accepts %s", (name) => {
    expect(personName("Nume").safeParse(name).success).toBe(true);
  });

  it.each(['Vic"><script>', "<b>Ana", "Ana >"])("personName refuses markup: %s", (name) => {
    expect(personName("Nume").safeParse(name).error?.issues[0]?.message).toBe(
      "Câmpul Nume nu poate conține semnele < și >.",
    );
  });
});

describe("fiscal code", () => {
  it.each([
    ["14399840", "14399840"],
    ["37024165", "37024165"],
    ["4267117", "4267117"],
    ["RO14399840", "14399840"],
    [" ro 143 998 40 ", "14399840"],
    ["RO-14399840", "14399840"],
    ["CUI: RO 14399840", "14399840"],
  ])("parseCui(%j) is %s", (text, digits) => {
    expect(parseCui(text)).toBe(digits);
  });

  it.each(["13548147", "14399841", "014399840", "1", "", "RO", "abc", "12345678901", "14399840x"])(
    "parseCui refuses %j",
    (text) => {
      expect(parseCui(text)).toBeUndefined();
    },
  );
});

describe("IBAN", () => {
  it.each([
    ["RO49AAAA1B31007593840000", "RO49AAAA1B31007593840000"],
    ["RO56TREZ0462107020101XXX", "RO56TREZ0462107020101XXX"],
    ["ro49 aaaa 1b31 0075 9384 0000", "RO49AAAA1B31007593840000"],
    ["IBAN: RO49-AAAA-1B31-0075-9384-0000", "RO49AAAA1B31007593840000"],
    ["Iban RO49.AAAA.1B31.0075.9384.0000", "RO49AAAA1B31007593840000"],
    ["IBANRO49AAAA1B31007593840000", "RO49AAAA1B31007593840000"],
    ["RO49\u00a0AAAA\u20111B31 0075 9384 0000", "RO49AAAA1B31007593840000"],
    ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000"],
    ["FR14 2004 1010 0505 0001 3M02 606", "FR1420041010050500013M02606"],
    ["MT84MALT011000012345MTLCAST001S", "MT84MALT011000012345MTLCAST001S"],
    ["NO93 8601 1117 947", "NO9386011117947"],
    ["MD24AG000225100013104168", "MD24AG000225100013104168"],
  ])("parseIban(%j) is %s", (text, iban) => {
    expect(parseIban(text)).toBe(iban);
  });

  it.each([
    "RO48AAAA1B31007593840000",
    "RO49AAAA1B3100759384000",
    "DE8937040044053201300",
    "DE88370400440532013000",
    "US64SVBKUS6S3300958879",
    "RO49AAAA1B31007593840001",
    "",
  ])("parseIban refuses %j", (text) => {
    expect(parseIban(text)).toBeUndefined();
  });

  it("parseRomanianIban accepts only Romanian IBANs", () => {
    expect(parseRomanianIban("RO49 AAAA 1B31 0075 9384 0000")).toBe("RO49AAAA1B31007593840000");
    expect(parseRomanianIban("DE89370400440532013000")).toBeUndefined();
  });
});

describe("email address", () => {
  it.each(["ana@exemplu.ro", "Ana.Pop+curat@mail.exemplu.co", "o'hara_1@a-b.ro"])(
    "isEmail accepts %j",
    (text) => {
      expect(isEmail(text)).toBe(true);
      expect(z.email().safeParse(text).success).toBe(true);
    },
  );

  it.each([
    "ana",
    "ana@",
    "@exemplu.ro",
    ".ana@a.ro",
    "a..b@a.ro",
    "ana.@a.ro",
    "ana@exemplu",
    "ana@-a.ro",
    "a b@c.ro",
    "ană@c.ro",
  ])("isEmail refuses %j", (text) => {
    expect(isEmail(text)).toBe(false);
    expect(z.email().safeParse(text).success).toBe(false);
  });

  it("isEmail checks long texts within a second of CPU time", () => {
    const started = process.threadCpuUsage();
    for (const part of ["a", "a.", "@a", "a@a.", "a-", ".."])
      expect(isEmail(part.repeat(125_000))).toBe(false);
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(1_000);
  });
});

it.each(["40712034567", "712034567", "+40 (0)712 034 567", "0040 712.034.567", "0712/034-567"])(
  "isPhone accepts %s",
  (text) => {
    expect(isPhone(text)).toBe(true);
    expect(phone().parse(text)).toBe("+40712034567");
  },
);

it.each(["4071203456", "71203456", "512034567", "0071203456", "+39712034567"])(
  "isPhone refuses %s",
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

it("isPhone and isPostcode accept usual formats and refuse others", () => {
  expect(["0722 123 456", "+40722123456", "0040 21.312.34.56"].map(isPhone)).toEqual([true, true, true]);
  expect(["", "12345", "0822123456", "07221234567"].map(isPhone)).toEqual([false, false, false, false]);
  expect(["030123", "30123", "0301234", "O30123"].map(isPostcode)).toEqual([true, false, false, false]);
});

it("the schemas report long, invalid and missing values in Romanian", () => {
  const faultOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect(faultOf(requiredLines("Mesaj", 2000), "a".repeat(2001))).toBe(
    "Câmpul Mesaj poate avea cel mult 2000 de caractere.",
  );
  expect(faultOf(email(), "ana")).toBe("Adresa de e-mail nu este validă.");
  expect(faultOf(phone(), "123")).toBe("Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456.");
  expect(faultOf(phone(), " ")).toBe("Câmpul Telefon este obligatoriu.");
});

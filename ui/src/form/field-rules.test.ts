import { describe, expect, it } from "vitest";
import { isPostcode } from "@curat/contract/fields.values";
import { fieldErrorOf, passwordErrorOf } from "./field-rules.ts";

describe("field validation", () => {
  it.each([
    [{ label: "Nume", required: true }, "  ", "Câmpul Nume este obligatoriu."],
    [{ label: "Nume" }, "", undefined],
    [{ label: "Nume", required: true }, "Ana", undefined],
    [{ label: "E-mail", type: "email", required: true }, "ana@", "Adresa de e-mail nu este validă."],
    [{ label: "E-mail", type: "email", required: true }, " ana@exemplu.ro ", undefined],
    [{ label: "E-mail", type: "email", required: true }, "", "Câmpul E-mail este obligatoriu."],
    [
      { label: "Telefon", type: "tel" },
      "12",
      "Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456.",
    ],
    [{ label: "Telefon", type: "tel" }, "0722 123 456", undefined],
    [{ label: "Cod poștal", isValid: isPostcode }, "12", "Scrie codul poștal cu 6 cifre, de exemplu 400600."],
    [{ label: "Cod poștal", isValid: isPostcode }, "", undefined],
    [{ label: "Mesaj", limit: 2000 }, "🧽".repeat(2000), undefined],
    [
      { label: "Mesaj", limit: 2000 },
      "a".repeat(2001),
      "Câmpul Mesaj poate avea cel mult 2000 de caractere.",
    ],
    [{ label: "Cod", limit: 10 }, "a".repeat(11), "Câmpul Cod poate avea cel mult 10 caractere."],
  ])("a field with the rules %j and the value %j has the error %s", (rules, text, fault) => {
    expect(fieldErrorOf(rules, text)).toBe(fault);
  });
});

describe("password validation", () => {
  const rules = { label: "Parolă", required: true, isNew: true };
  it.each([
    [rules, "", "Câmpul Parolă este obligatoriu."],
    [rules, "scurtă", "Parola trebuie să aibă cel puțin 10 caractere."],
    [rules, "          ", undefined],
    [rules, "a".repeat(129), "Parola poate avea cel mult 128 de caractere."],
    [{ ...rules, isNew: false }, "scurtă", undefined],
    [{ ...rules, same: "un cal alb pe deal" }, "un cal alb pe deaI", "Parolele nu coincid."],
    [{ ...rules, same: "un cal alb pe deal" }, "un cal alb pe deal", undefined],
  ])("a password with the rules %j and the value %j has the error %s", (given, text, fault) => {
    expect(passwordErrorOf(given, text)).toBe(fault);
  });
});

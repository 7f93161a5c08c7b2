/** Messages that the shop can override (decisions/0042: Forms, The HTTP contract). */
import { catalogue, choice, fixed, phrase, pluralForm } from "./texts.values.ts";

const HOW_TO_WRITE: Readonly<Record<string, "phone" | "iban" | "fiscalCode" | "postcode" | "name">> = {
  Telefon: "phone",
  IBAN: "iban",
  "Cod fiscal": "fiscalCode",
  "Cod poștal": "postcode",
  Nume: "name",
  Prenume: "name",
};

/** Schemas created at module load must use `FAULT` (faults.ts), so that text overrides apply. */
export const MESSAGES = catalogue("messages", {
  required: phrase("Câmpul {camp} este obligatoriu."),
  invalid: choice(
    {
      "": "Câmpul {camp} nu este valid.",
      phone: "Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456.",
      iban: "Verifică IBAN-ul: o cifră sau o literă este greșită.",
      fiscalCode: "Verifică codul fiscal: o cifră este greșită sau lipsește.",
      postcode: "Scrie codul poștal cu 6 cifre, de exemplu 400600.",
      name: "Scrie numele fără adrese de e-mail sau de internet.",
    },
    (label: string) => [HOW_TO_WRITE[label] ?? "", { camp: label }],
  ),
  tooLong: choice(
    {
      one: "Câmpul {camp} poate avea cel mult un caracter.",
      few: "Câmpul {camp} poate avea cel mult {numar} caractere.",
      other: "Câmpul {camp} poate avea cel mult {numar} de caractere.",
    },
    (label: string, max: number) => [pluralForm(max), { camp: label, numar: max }],
  ),
  noAngles: phrase("Câmpul {camp} nu poate conține semnele < și >."),
  invalidEmail: "Adresa de e-mail nu este validă.",
  acceptTerms: "Trebuie să accepți termenii și condițiile.",
  changedMeanwhile: "Datele s-au schimbat între timp. Reîncarcă pagina.",
  tooMany: "Prea multe încercări. Încearcă mai târziu.",
  unavailable: "Serviciul nu este disponibil momentan.",
  notFound: fixed("url not found", "Este un cod pentru programe; clienții nu îl văd."),
  tooLarge: "Datele trimise sunt prea mari.",
  malformed: "Datele trimise nu sunt valide.",
});

export const STAFF_MESSAGES = {
  notAllowed: "Nu ai dreptul necesar pentru această acțiune.",
  noPeopleExport: "Fișierul conține date personale: îți trebuie și dreptul „Clienți: descarcă toate datele”.",
  unknownMedium: "Fișierul nu există în magazin: alege altul.",
} as const;

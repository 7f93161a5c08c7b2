/**
 * Messages that several modules share (decisions/0042: Forms, The HTTP contract), with the shop's text
 * overrides.
 */
import { catalogue, choice, fixed, phrase, pluralForm } from "./texts.values.ts";

/** Schemas created at module load use `FAULT` (faults.ts), which looks these up only when a fault occurs. */
export const MESSAGES = catalogue("messages", {
  required: phrase("Câmpul {camp} este obligatoriu."),
  invalid: phrase("Câmpul {camp} nu este valid."),
  tooLong: choice(
    {
      one: "Câmpul {camp} poate avea cel mult un caracter.",
      few: "Câmpul {camp} poate avea cel mult {numar} caractere.",
      other: "Câmpul {camp} poate avea cel mult {numar} de caractere.",
    },
    (label: string, most: number) => [pluralForm(most), { camp: label, numar: most }],
  ),
  noAngles: phrase("Câmpul {camp} nu poate conține semnele < și >."),
  invalidEmail: "Adresa de e-mail nu este validă.",
  acceptTerms: "Trebuie să accepți termenii și condițiile.",
  changedMeanwhile: "Datele s-au schimbat între timp.",
  tooMany: "Prea multe încercări. Încearcă mai târziu.",
  unavailable: "Serviciul nu este disponibil momentan.",
  notFound: fixed("url not found", "Este un semn pentru programe; niciun client nu îl vede."),
  tooLarge: "Datele trimise sunt prea mari.",
  malformed: "Datele trimise nu sunt valide.",
});

/** Messages that only staff see. */
export const STAFF_MESSAGES = {
  notAllowed: "Nu ai dreptul de a face acest lucru.",
  noPeopleExport:
    "Fișierul conține datele unor persoane: ai nevoie și de dreptul „Clienți: descarcă toate datele”.",
  unknownMedium: "Fișierul nu se află printre fișierele magazinului.",
} as const;

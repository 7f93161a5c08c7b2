/** Sentences that several rooms say in the same words (decisions/0042: Forms, The HTTP contract). */
export const MESSAGES = {
  required: (label: string): string => `Câmpul ${label} este obligatoriu.`,
  invalid: (label: string): string => `Câmpul ${label} nu este valid.`,
  tooLong: (label: string, most: number): string =>
    `Câmpul ${label} poate avea cel mult ${most}${most % 100 >= 20 || most % 100 === 0 ? " de" : ""} caractere.`,
  invalidEmail: "Adresa de e-mail nu este validă.",
  acceptTerms: "Trebuie să accepți termenii și condițiile.",
  notAllowed: "Nu ai dreptul de a face acest lucru.",
  changedMeanwhile: "Datele s-au schimbat între timp.",
  tooMany: "Prea multe încercări. Încearcă mai târziu.",
  unavailable: "Serviciul nu este disponibil momentan.",
  notFound: "url not found",
  tooLarge: "Datele trimise sunt prea mari.",
  unknownMedium: "Fișierul nu se află printre fișierele magazinului.",
  malformed: "Datele trimise nu sunt valide.",
} as const;

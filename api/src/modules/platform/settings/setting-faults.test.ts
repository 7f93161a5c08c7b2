import { expect, it } from "vitest";
import { z } from "zod";
import { statesFreeDeliveryAmount, settingFault } from "./setting-faults.ts";

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: settingFault }).error?.issues[0]?.message;

it.each([
  [z.string().max(5), "prea lung", "Textul poate avea cel mult 5 caractere."],
  [z.string().max(2_000), "x".repeat(2_001), "Textul poate avea cel mult 2.000 de caractere."],
  [z.string().min(1), "", "Câmpul este obligatoriu."],
  [z.array(z.int()).max(4), [1, 2, 3, 4, 5], "Se pot scrie cel mult 4 rânduri."],
  [z.int().min(14), 3, "Trebuie să fie cel puțin 14."],
  [z.object({ chargeBani: z.int().max(5_000) }), { chargeBani: 6_000 }, "Poate fi cel mult 50 lei."],
  [z.int(), 1.5, "Scrie un număr întreg."],
  [z.number(), "mult", "Scrie un număr."],
  [z.string().regex(/^a$/), "b", "Formatul nu este corect: verifică valoarea."],
  [z.string().max(5, "Seria este scurtă."), "prea lung", "Seria este scurtă."],
])("settingFault returns the message for case %#", (schema, value, sentence) => {
  expect(messageOf(schema, value)).toBe(sentence);
});

it.each([
  ["Livrare gratuită", "la comenzi de peste 300 lei", true],
  ["Transport gratuit peste 1.000 RON", "oriunde", true],
  ["Livrare gratuită", "la comenzi de peste {suma} lei", false],
  ["Retur gratuit", "în 30 de zile", false],
  ["Montaj", "gratuit peste 500 lei", false],
])('statesFreeDeliveryAmount for the title "%s" and the text "%s" is %s', (title, text, isFixed) => {
  expect(statesFreeDeliveryAmount({ title, text })).toBe(isFixed);
});

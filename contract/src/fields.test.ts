import { expect, it } from "vitest";
import { email, optionalEmail } from "./fields.ts";

it.each([
  ["ana@bücher.example", "ana@xn--bcher-kva.example"],
  [" Ana@BÜCHER.example ", "ana@xn--bcher-kva.example"],
  ["ana@exemplu.ro", "ana@exemplu.ro"],
])("email() parses %j as %j", (typed, taken) => {
  expect(email().parse(typed)).toBe(taken);
  expect(optionalEmail().parse(typed)).toBe(taken);
});

it.each([
  "ană@exemplu.ro",
  "ana@bücher",
  "ana@bü cher.example",
  "ana@bücher.example/x",
  "ana@bücher.example:80",
  "ana@b\u202echer.example",
  "ana@ü@bücher.example",
])("email() rejects %j", (typed) => {
  expect(email().safeParse(typed).error?.issues[0]?.message).toBe("Adresa de e-mail nu este validă.");
  expect(optionalEmail().safeParse(typed).success).toBe(false);
});

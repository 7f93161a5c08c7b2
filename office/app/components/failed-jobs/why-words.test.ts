import { expect, it } from "vitest";
import { whyWords } from "./why-words.ts";

it.each([
  ["Invalid login: 535 5.7.8 Authentication failed", "nu acceptă utilizatorul"],
  ["550 5.1.1 <[e-mail]>: user unknown", "Adresa de e-mail nu există"],
  ["554 Message rejected as spam", "a refuzat mesajul"],
  ["450 4.2.0 Greylisted", "amână mesajul"],
  ["getaddrinfo ENOTFOUND mail.magazin.ro", "nu a fost găsit"],
  ["connect ECONNREFUSED 127.0.0.1:587", "nu răspunde"],
  ["The mail server sent an incomplete response.", "nu răspunde"],
])("whyWords explains %j as %j", (error, words) => {
  expect(whyWords(error)).toContain(words);
});

it("whyWords returns undefined for an unknown error", () => {
  expect(whyWords("Comanda nu are linii.")).toBeUndefined();
});

import { afterEach, describe, expect, it } from "vitest";
import {
  catalogue,
  choice,
  chooseTexts,
  fixed,
  listTexts,
  optional,
  phrase,
  plural,
} from "./texts.values.ts";

const texts = catalogue("preview", {
  add: "Adauga in cos",
  hint: optional("Un indiciu"),
  pay: fixed("Comandă cu obligație de plată", "legea"),
  order: phrase("Comanda {numar} din {data}"),
  saves: phrase("Economisești {suma}", (bani: number) => [`${bani / 100} lei`]),
  see: plural({ one: "Vezi un produs", few: "Vezi {numar} produse", other: "Vezi {numar} de produse" }),
  thanks: choice({ known: "Mulțumim, {nume}!", unknown: "Mulțumim!" }, (name: string) =>
    name ? ["known", { nume: name }] : ["unknown"],
  ),
  states: { paid: ["Plătită", "Am primit plata."] },
  ideas: ["una", "două"],
  length: (text: string) => text.length,
});
afterEach(() => chooseTexts());

describe("text catalogue", () => {
  it("the text catalogue returns its defaults in every form", () => {
    expect([texts.add, texts.pay, texts.states.paid[1], texts.length("abc")]).toEqual([
      "Adauga in cos",
      "Comandă cu obligație de plată",
      "Am primit plata.",
      3,
    ]);
    expect(texts.order("10", "azi")).toBe("Comanda 10 din azi");
    expect(texts.saves(1250)).toBe("Economisești 12.5 lei");
    expect([0, 1, 2, 19, 20, 101, 120].map((count) => texts.see(count))).toEqual([
      "Vezi 0 produse",
      "Vezi un produs",
      "Vezi 2 produse",
      "Vezi 19 produse",
      "Vezi 20 de produse",
      "Vezi 101 produse",
      "Vezi 120 de produse",
    ]);
    expect([texts.thanks("Ana"), texts.thanks("")]).toEqual(["Mulțumim, Ana!", "Mulțumim!"]);
    expect(texts.ideas.map((idea) => idea.length)).toEqual([3, 4]);
    expect(Object.entries(texts.states)).toEqual([["paid", ["Plătită", "Am primit plata."]]]);
  });

  it("the text catalogue applies overrides until they are reset", () => {
    const { ideas, order } = texts;
    chooseTexts({
      "preview.add": "Adaugă în coș",
      "preview.hint": "",
      "preview.pay": "Gratis!",
      "preview.order": "Din {data}: {numar}, {numar}",
      "preview.see.few": "Arată {numar}",
      "preview.thanks.known": "Salut!",
      "preview.ideas.1": "trei",
    });
    expect([texts.add, texts.hint, texts.pay]).toEqual([
      "Adaugă în coș",
      "",
      "Comandă cu obligație de plată",
    ]);
    expect(order("10", "azi")).toBe("Din azi: 10, 10");
    expect([texts.see(1), texts.see(2), texts.see(20)]).toEqual([
      "Vezi un produs",
      "Arată 2",
      "Vezi 20 de produse",
    ]);
    expect(texts.thanks("Ana")).toBe("Salut!");
    expect([...ideas]).toEqual(["una", "trei"]);
    chooseTexts();
    expect([texts.add, order("1", "2")]).toEqual(["Adauga in cos", "Comanda 1 din 2"]);
  });

  it("the text catalogue inserts values literally", () => {
    expect(texts.order("{data}", "$& $1")).toBe("Comanda {data} din $& $1");
    chooseTexts({ "preview.order": "{alta} {numar}" });
    expect(texts.order("1", "2")).toBe("{alta} 1");
  });

  it("the text catalogue lists its texts by key", () => {
    const listed = listTexts([texts]);
    expect(Object.fromEntries(listed.map(({ key, text }) => [key, text]))).toEqual({
      "preview.add": "Adauga in cos",
      "preview.hint": "Un indiciu",
      "preview.pay": "Comandă cu obligație de plată",
      "preview.order": "Comanda {numar} din {data}",
      "preview.saves": "Economisești {suma}",
      "preview.see.one": "Vezi un produs",
      "preview.see.few": "Vezi {numar} produse",
      "preview.see.other": "Vezi {numar} de produse",
      "preview.thanks.known": "Mulțumim, {nume}!",
      "preview.thanks.unknown": "Mulțumim!",
      "preview.states.paid.0": "Plătită",
      "preview.states.paid.1": "Am primit plata.",
      "preview.ideas.0": "una",
      "preview.ideas.1": "două",
    });
    expect(listed.filter(({ fixed: why }) => why !== undefined).map(({ key }) => key)).toEqual([
      "preview.pay",
    ]);
    expect(listed.filter(({ mayBeEmpty }) => mayBeEmpty).map(({ key }) => key)).toEqual(["preview.hint"]);
    // One plural form may have a placeholder that another omits.
    expect(listed.find(({ key }) => key === "preview.see.one")?.places).toEqual(["numar"]);
  });
});

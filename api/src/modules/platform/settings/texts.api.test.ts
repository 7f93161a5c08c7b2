import { TEXT_PROPOSALS } from "@curat/contract/staff/text-proposals.values";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import type { ShopText, ImportedText } from "@curat/contract/staff/texts";
import type { DefaultText } from "@curat/contract/texts.values";
import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const known = (key: string, text: string, more: Partial<DefaultText> = {}): DefaultText => ({
  key,
  group: "product-card",
  text,
  places: [],
  mayBeEmpty: false,
  ...more,
});
const shop = await openTestShop({
  screenTexts: async () => [
    known("product-card.add", "Adauga in cos"),
    known("header.search", "Cauta", { group: "header" }),
    known("filters.see.one", "Vezi 1 produs", { places: ["numar"] }),
    known("filters.see.few", "Vezi {numar} produse", { places: ["numar"] }),
    known("checkout-order.finalize", "Comandă cu obligație de plată", { fixed: "OUG 34/2014." }),
    known("footer.hint", "Indiciu", { mayBeEmpty: true }),
  ],
});
const { staff } = shop;
const list = async () => (await staff.get("/staff/texts")).body.data;
const one = async (key: string) => (await list()).texts.find((text: { key: string }) => text.key === key);
const set = (key: string, text: string, version: number) =>
  staff.put(`/staff/texts/${key}`, { text, version });
const setNow = async (key: string, text: string) => set(key, text, (await list()).version);
const reported = async () => (await shop.get("/utilities/settings")).body.data.texts;

describe("text overrides", () => {
  it("text overrides are listed with their defaults and can be reset", async () => {
    expect(await reported()).toBeUndefined();
    const { body } = await set("product-card.add", " Pune în coș ", 0);
    expect(body.data).toMatchObject({ text: "Pune în coș", default_text: "Adauga in cos", version: 1 });
    expect(await reported()).toEqual({ "product-card.add": "Pune în coș" });
    expect(await one("product-card.add")).toMatchObject({ proposal: "Adaugă în coș", most: 120 });
    expect((await staff.delete("/staff/texts/product-card.add?version=1")).body.data.text).toBeNull();
    expect(await reported()).toBeUndefined();
    await setNow("product-card.add", "Adauga in cos");
    expect(await reported(), "a text equal to the default is not an override").toBeUndefined();
  });

  it.each([
    ["filters.see.few", "Vezi produse", "Lipsește câmpul {numar}, care se completează automat."],
    ["filters.see.few", "{numar} {altul}", "Câmpul {altul} nu există în acest text: șterge-l."],
    ["filters.see.one", "{constructor}", "Câmpul {constructor} nu există în acest text: șterge-l."],
    ["checkout-order.finalize", "Gratis", "Textul nu poate fi schimbat. OUG 34/2014."],
    ["product-card.add", "  ", "Câmpul Text este obligatoriu."],
    ["product-card.add", "a".repeat(121), "Câmpul Text poate avea cel mult 120 de caractere."],
    ["product-card.add", "a\u0007b", "Câmpul Text nu este valid."],
  ])("overriding %s with the text %j is refused", async (key, text, sentence) => {
    const { status, body } = await setNow(key, text);
    expect([status, body.errors]).toEqual([422, { text: [sentence] }]);
  });

  it("text overrides accept placeholders of another plural form, an empty hint, and markup as plain text", async () => {
    expect((await setNow("filters.see.one", "Vezi {numar}")).status).toBe(200);
    expect((await setNow("footer.hint", "")).status).toBe(200);
    expect((await setNow("product-card.add", "<b>Coș</b> & co")).body.data.text).toBe("<b>Coș</b> & co");
    expect((await set("footer.nothing", "x", 0)).status).toBe(404);
  });

  it("text overrides can be edited by two people in parallel", async () => {
    const { version } = await list();
    expect((await set("header.search", "Caută acum", version)).status).toBe(200);
    expect((await set("product-card.add", "Ia-l", version)).status, "another text").toBe(200);
    const stale = await set("header.search", "Căutare", version);
    expect([stale.status, stale.body.data.text]).toEqual([409, "Caută acum"]);
    expect((await set("header.search", "Căutare", 999)).status, "an unknown version").toBe(409);
    const { version: now } = await list();
    const both = await Promise.all(["Unu", "Doi"].map((text) => set("header.search", text, now)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("proposed spellings are accepted as one change that can be undone", async () => {
    await staff.delete(`/staff/texts/header.search?version=${(await list()).version}`);
    await setNow("product-card.add", "Al meu");
    const { version, texts } = await list();
    const open = texts.filter((text: ShopText) => text.text === null && text.proposal !== null).length;
    const take = (expectedVersion: number) =>
      staff.post("/staff/texts/proposals", { version: expectedVersion });
    expect((await take(version - 1)).status, "the text was changed meanwhile").toBe(409);
    expect((await take(version)).body.data).toEqual({ taken: open });
    expect(await reported()).toMatchObject({
      "header.search": TEXT_PROPOSALS["header.search"],
      "product-card.add": "Al meu",
    });
    expect((await take(version + 1)).body.data).toEqual({ taken: 0 });
    const [change] = (await staff.get("/staff/changes?subject_kind=setting&subject_id=texts")).body.data;
    expect(change.sentence).toBe(`${open} texte au fost corectate conform propunerii.`);
    expect((await staff.post(`/staff/changes/${change.id}/undo`, {})).status).toBe(200);
    expect((await reported())["header.search"]).toBeUndefined();
  });

  it("text overrides are imported from a file only if every row is valid and current", async () => {
    const form = new FormData();
    const csv =
      'Cheie;Unde apare;Textul inițial;Acum scrie\r\nproduct-card.add;;;"Ia-l; acum"\r\nheader.none;;;x\r\n';
    form.set("file", new File([csv], "texte.csv"));
    const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
    const path = `http://api.test${API_BASE}/staff/texts/file`;
    const answer = await shop.api.fetch(new Request(path, { method: "POST", headers, body: form }));
    const { data } = (await answer.json()) as { data: { told: ImportedText[]; version: number } };
    expect(data.told.map(({ key, after, why }) => [key, after, why])).toEqual([
      ["product-card.add", "Ia-l; acum", null],
      ["header.none", "x", "Nu există un text cu această cheie: păstrează cheile din fișierul descărcat."],
    ]);
    expect((await one("product-card.add")).text, "no text is stored yet").not.toBe("Ia-l; acum");
    const write = (texts: object[], version = data.version) => staff.put("/staff/texts", { texts, version });
    const good = { key: "product-card.add", text: "Ia-l; acum" };
    const wrong = await write([good, { key: "filters.see.few", text: "fără loc" }]);
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["texts.1"]]);
    expect((await write([good], data.version - 1)).status).toBe(409);
    expect((await write([good, { key: "header.search", text: "Cauta" }])).body.data).toEqual({ changed: 2 });
    expect((await one("product-card.add")).text).toBe("Ia-l; acum");
    const [change] = (await staff.get("/staff/changes?subject_kind=setting&subject_id=texts")).body.data;
    expect(change.sentence).toBe("2 texte au fost schimbate dintr-un fișier.");
  });
});

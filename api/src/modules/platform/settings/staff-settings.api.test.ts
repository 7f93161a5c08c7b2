import { SETTING_TEXTS } from "@curat/contract/staff/settings.values";
import { describe, expect, it } from "vitest";
import { PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const get = async (key: string) => (await staff.get(`/staff/settings/${key}`)).body.data;
const set = (key: string, value: unknown, version: number) =>
  staff.put(`/staff/settings/${key}`, { value, version });
const setNow = async (key: string, value: unknown) => set(key, value, (await get(key)).version);
const reset = (key: string, version: number) => staff.delete(`/staff/settings/${key}?version=${version}`);

describe("settings", () => {
  it("settings are listed with label, explanation, schema and value", async () => {
    const { body } = await staff.get("/staff/settings");
    expect(body.data.map(({ key }: { key: string }) => key)).toEqual(Object.keys(SETTING_TEXTS));
    for (const { explanation, schema } of body.data) {
      expect(explanation).toMatch(/\.$/);
      expect(Object.keys(schema)).not.toEqual([]);
    }
    expect(await get("payments")).toMatchObject({
      label: "Termeni de plată",
      value: { cashOnDelivery: { chargeBani: 500, costBani: 500 }, bankTransfer: null },
      is_default: true,
      schema: { type: "object" },
      version: 0,
    });
    expect(JSON.stringify(await get("shipping"))).toContain("SAMEDAY_EASYBOX");
  });

  it("settings can be changed and reset to the default", async () => {
    const set1 = await set("HEADER_PROMO_TEXT", "Azi livrăm gratuit", 0);
    expect(set1.body.data).toMatchObject({ value: "Azi livrăm gratuit", is_default: false, version: 1 });
    expect((await shop.get("/utilities/settings")).body.data.HEADER_PROMO_TEXT).toBe("Azi livrăm gratuit");
    expect((await reset("HEADER_PROMO_TEXT", 1)).body.data).toMatchObject({
      value: "",
      is_default: true,
      version: 2,
    });
    expect((await shop.get("/utilities/settings")).body.data.HEADER_PROMO_TEXT).toBe("");
    expect(await shop.historyOf("setting", "HEADER_PROMO_TEXT")).toEqual([
      { sentence: "Setarea „Textul din antet” a fost schimbată.", actor_kind: "staff" },
      { sentence: "Setarea „Textul din antet” a revenit la valoarea inițială.", actor_kind: "staff" },
    ]);
  });

  it("settings show visitors the promises that differ from the default", async () => {
    const reported = async () => (await shop.get("/utilities/settings")).body.data.promises;
    expect(await reported()).toBeUndefined();
    const { value, version } = await get("promises");
    expect(value).toMatchObject({ newsletterPercent: 10, notFound: "This page could not be found" });
    const notFound = "Pagina nu există";
    const changed = (await set("promises", { ...value, notFound }, version)).body.data;
    expect(await reported()).toMatchObject({ notFound, newsletterPercent: 10 });
    const late = { ...value, hours: { days: "weekdays", opens: "25:00", closes: "16:30" } };
    expect((await set("promises", late, changed.version)).status).toBe(422);
    const benefits = [{ title: "Livrare gratuită", text: "la comenzi de peste 300 lei" }];
    expect((await set("promises", { ...value, benefits }, changed.version)).body.errors).toEqual({
      "value.benefits.0.text": [
        "Scrie {suma} în locul sumei: pragul livrării gratuite se schimbă la Tarife, iar textul se actualizează automat.",
      ],
    });
    const long = await set("promises", { ...value, notFound: "x".repeat(121) }, changed.version);
    expect(long.body.errors).toEqual({ "value.notFound": ["Textul poate avea cel mult 120 de caractere."] });
    await reset("promises", changed.version);
    const tariffs = await get("shipping");
    await set("shipping", { ...tariffs.value, freeFromBani: 350_00 }, tariffs.version);
    expect(await reported()).toEqual({ freeDeliveryOver: 350 });
    await reset("shipping", tariffs.version + 1);
    const returns = await get("returns");
    await set("returns", { ...returns.value, days: 30 }, returns.version);
    expect(await reported()).toEqual({ withdrawalDays: 30 });
    await reset("returns", returns.version + 1);
    expect(await reported()).toBeUndefined();
  });

  it("settings touch the cache tags of pages that use them", async () => {
    const footer = {
      newsletter: false,
      social: [{ network: "Facebook", url: "https://facebook.example/c" }],
    };
    const { version } = (await setNow("footer", footer)).body.data;
    expect((await shop.get("/utilities/footer")).body.data).toMatchObject(footer);
    const [touched] = await shop.query("select tags from change_outbox order by id desc limit 1");
    expect(touched).toEqual({ tags: ["settings", "footer"] });
    expect((await set("footer", footer, version)).body.data.version).toBe(version);
    expect(await shop.historyOf("setting", "footer")).toHaveLength(1);
  });
});

describe("a setting", () => {
  const account = { beneficiary: "X", bank: "Y", iban: "RO00" };
  const tariffOf = (...grams: number[]) => ({
    bands: grams.map((maxGrams) => ({ maxGrams, bani: 1_000 })),
    extraKilogramBani: 100,
    countyBani: {},
  });
  it.each<[string, unknown, string]>([
    ["payments", { cashOnDelivery: { chargeBani: 900, costBani: 600 } }, "value.cashOnDelivery.chargeBani"],
    ["payments", { bankTransfer: account }, "value.bankTransfer.iban"],
    ["payments", { card: true }, "value.card"],
    ["shipping", { FAN_HOME: { bands: [], extraKilogramBani: 1, countyBani: {} } }, "value.FAN_HOME.bands"],
    ["shipping", { FAN_HOME: tariffOf(5_000, 1_000) }, "value.FAN_HOME.bands.1.maxGrams"],
    ["shipping", { SAMEDAY_HOME: tariffOf(1_000, 2_000, 2_000) }, "value.SAMEDAY_HOME.bands.2.maxGrams"],
    ["feeds", { feeds: [{ name: "compari.xml", key: "scurta", format: "google" }] }, "value.feeds.0.key"],
    ["returns", { days: 7 }, "value.days"],
    ["consent", [{ title: "Gol", description: "Nimic.", items: [] }], "value.0.items"],
    ["unprovenBuyers", { openOrders: 0 }, "value.openOrders"],
    ["INVOICE", { company: "C", address: "", tel: "", email: "", series: "cur-1" }, "value.series"],
    ["name", "", "value"],
    ["logo", "javascript:alert(1)", "value"],
    ["DEFAULT_LIST_ORDER", 9, "value"],
    ["footer", { newsletter: true, social: [{ network: "X", url: "/x" }] }, "value.social.0.url"],
    ["flags", { reviews: "da" }, "value.reviews"],
    ["blog_title", null, "value"],
    ["blog_title", undefined, "value"],
  ])("the setting %s refuses %j with a field error", async (key, value, field) => {
    const before = await get(key);
    const answer = await set(key, value, before.version);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await get(key)).toEqual(before);
  });

  it("a setting is refused for a stale version, with the current value", async () => {
    await set("blog_title", "Jurnal", 0);
    const stale = await set("blog_title", "Altul", 0);
    expect(stale).toMatchObject({
      status: 409,
      body: { data: { key: "blog_title", value: "Jurnal", version: 1 } },
    });
    expect((await reset("blog_title", 0)).status).toBe(409);
  });

  it("an unknown setting returns 404", async () => {
    for (const key of ["notes", "constructor", "__proto__"]) {
      expect((await staff.get(`/staff/settings/${key}`)).status).toBe(404);
      expect((await set(key, "x", 0)).status).toBe(404);
      expect((await reset(key, 0)).status).toBe(404);
    }
  });
});

it("only one of two concurrent first writers saves a setting", async () => {
  const answers = await Promise.all(["A", "B"].map((title) => set("blog_subtitle", title, 0)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("an invalid import of settings is refused as a whole", async () => {
  const wrong = { payments: { cashOnDelivery: { chargeBani: 900, costBani: 600 } }, CUSTOM_CSS: "a{}" };
  await expect(shop.api.importShop({ settings: wrong })).rejects.toThrow("Taxa plății la livrare");
  expect((await get("CUSTOM_CSS")).is_default).toBe(true);
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  expect(await shop.historyOf("setting", "payments")).toEqual([
    { sentence: "Setarea „Termeni de plată” a fost schimbată.", actor_kind: "import" },
  ]);
});

describe("the menu's links", () => {
  const menu = async () => (await staff.get("/staff/menu")).body.data;
  const put = (links: unknown, version: number) => staff.put("/staff/menu", { links, version });

  it("the menu's links are replaced as a whole", async () => {
    const { version } = await menu();
    const links = [
      { name: "Blog", url: "/blog" },
      { name: "Firme", url: "https://firme.example/" },
    ];
    expect((await put(links, version)).body.data).toEqual({ links, version: version + 1 });
    expect((await shop.get("/utilities/menu")).body.data.topLinks).toEqual([
      { Url: "/blog", NumeAfisat: "Blog" },
      { Url: "https://firme.example/", NumeAfisat: "Firme" },
    ]);
    expect((await put([], version)).body.data).toEqual({ links, version: version + 1 });
    await shop.api.importShop({ topLinks: links });
    expect((await menu()).version).toBe(version + 1);
  });

  it.each([
    [[{ name: "", url: "/a" }], "links.0.name"],
    [[{ name: "A", url: "javascript:alert(1)" }], "links.0.url"],
    [[{ name: "A", url: "//rau.example" }], "links.0.url"],
    [null, "links"],
  ])("the menu's links %j are refused with an error for the field %s", async (links, field) => {
    const answer = await put(links, (await menu()).version);
    expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({
      status: 422,
      fields: [field],
    });
  });

  it("only one of two concurrent writers saves the menu's links", async () => {
    const { version } = await menu();
    const answers = await Promise.all(["A", "B"].map((name) => put([{ name, url: "/a" }], version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

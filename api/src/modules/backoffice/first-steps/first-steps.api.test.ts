import { FIRST_STEPS, LEGAL_PAGES } from "@curat/contract/staff/first-steps.values";
import { describe, expect, it } from "vitest";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const read = async () => (await staff.get("/staff/first-steps")).body.data;
const stateOf = async (step: string): Promise<string> =>
  (await read()).steps.find((one: { step: string }) => one.step === step)?.state;
const change = (body: object) => staff.put("/staff/first-steps", body);
const COMPANY = {
  company: "Mopul & Fiii SRL",
  address: "Str. Lungă 1, Brașov",
  tel: "0268 000 000",
  email: "contact@mopul.example",
  cui: "RO99001129",
  registry: "J08/1/2020",
};

describe("first steps", () => {
  it("onboarding lists all steps, and marks a step as done once the shop has its data", async () => {
    expect((await read()).steps.map(({ step }: { step: string }) => step)).toEqual([...FIRST_STEPS]);
    await shop.query("delete from setting where key in ('INVOICE', 'name', 'logo', 'shipping', 'payments')");
    expect([await stateOf("company"), await stateOf("look"), await stateOf("payment")]).toEqual([
      "open",
      "open",
      "open",
    ]);
    await shop.api.importShop({ settings: { INVOICE: COMPANY } });
    expect(await stateOf("company")).toBe("open");
    await shop.api.importShop({ settings: { INVOICE: { ...COMPANY, series: "MOP" }, name: "Mopul" } });
    expect([await stateOf("company"), await stateOf("look")]).toEqual(["done", "done"]);
  });

  it("onboarding counts a product once it is published and has a picture", async () => {
    await shop.query("update product set is_published = false");
    await shop.query("delete from product_picture");
    expect([await stateOf("product"), await stateOf("category"), await stateOf("brand")]).toEqual([
      "open",
      "done",
      "done",
    ]);
    const product = aProduct({ id: 801, code: "PAS-1", pictures: ["https://altul.example/a.png"] });
    await shop.api.importShop({ products: [product] });
    expect(await stateOf("product")).toBe("done");
  });

  it("onboarding steps can be skipped and resumed, and onboarding dismissed, with the current version", async () => {
    const { version } = await read();
    const left = await change({ skipped: ["people", "payment"], is_dismissed: false, version });
    expect([left.status, await stateOf("people"), await stateOf("payment")]).toEqual([
      200,
      "skipped",
      "skipped",
    ]);
    const stale = await change({ skipped: [], is_dismissed: true, version });
    expect([stale.status, (await read()).is_dismissed]).toEqual([409, false]);
    const next = left.body.data.version;
    expect(
      (await change({ skipped: ["people"], is_dismissed: true, version: next })).body.data,
    ).toMatchObject({
      is_dismissed: true,
      version: next + 1,
    });
    expect(await stateOf("payment")).toBe("open");
    const [last] = await shop.query<{ sentence: string }>(
      "select sentence from change where subject_kind = 'first_steps' order by id desc limit 1",
    );
    expect(last?.sentence).toBe("Lista primilor pași a fost schimbată: pașii săriți, afișarea listei.");
  });

  it("onboarding reports demo data and the demo owner until they are removed", async () => {
    const demo = async () => (await read()).demo;
    expect(await demo()).toBeNull();
    await shop.query(
      "insert into medium (kind, name, address, provider, created_at) values ('picture', 'a', '/media/demo-a', 'demo', now())",
    );
    expect(await demo()).toBe("all");
    await shop.query("insert into setting (key, value) values ('demoRemoved', '{}')");
    expect(await demo()).toBeNull();
    await shop.query(
      "insert into staff_member (email, name, state, password_hash, created_at) values ('proprietar@example.com', 'P', 'active', 'x', now())",
    );
    expect(await demo()).toBe("owner");
  });

  it.each([
    [{ skipped: ["altceva"] }, "skipped.0"],
    [{ skipped: "toți" }, "skipped"],
    [{ is_dismissed: "da" }, "is_dismissed"],
    [{ version: undefined }, "version"],
  ])("onboarding refuses %j with an error for the field %s", async (wrong, field) => {
    const { status, body } = await change({ skipped: [], is_dismissed: false, version: 0, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe("legal page drafts", () => {
  interface Draft {
    page: string;
    url: string | null;
    draft: string;
    lacks: string[];
    title: string;
  }
  const pages = async (): Promise<Draft[]> => (await staff.get("/staff/first-steps/pages")).body.data;
  const publish = (page: string, body: object) => staff.post(`/staff/first-steps/pages/${page}`, body);
  const filledIn = (draft: string): string => draft.replaceAll(/\[completează: [^\]]*\]/g, "luni");

  it("drafts of legal pages contain the company's data, and list and mark missing data", async () => {
    await shop.query("delete from article");
    await shop.query("delete from route where kind = 'article'");
    await shop.api.importShop({ settings: { INVOICE: { ...COMPANY, cui: "" } } });
    const drafts = await pages();
    expect(drafts.map(({ page }) => page)).toEqual([...LEGAL_PAGES]);
    const terms = drafts.find(({ page }) => page === "terms");
    expect([terms?.lacks, terms?.url]).toEqual([["CUI-ul"], null]);
    expect(terms?.draft).toContain("firmei Mopul &amp; Fiii SRL, cu sediul în Str. Lungă 1, Brașov");
    expect(terms?.draft).toContain("CUI [completează: CUI]");
  });

  it("each legal page is published once, at its fixed URL, with the edited content", async () => {
    await shop.api.importShop({ settings: { INVOICE: COMPANY } });
    expect(await stateOf("legal")).toBe("open");
    for (const { page, title, draft } of await pages()) {
      const { status, body } = await publish(page, { title, content: filledIn(draft) });
      expect([page, status, typeof body.data?.url]).toEqual([page, 200, "string"]);
    }
    expect(await stateOf("legal")).toBe("done");
    const contact = await shop.get("/articles/1941");
    expect(JSON.stringify(contact.body)).toContain("contact@mopul.example");
    const again = await publish("terms", { title: "Alți termeni", content: "<p>Alt text</p>" });
    expect([again.status, again.body.data.url]).toEqual([409, "/articole/termeni-si-conditii.html"]);
  });

  it.each([
    ["terms", { title: "Termeni", content: "<p>Livrăm în [completează: zile].</p>" }, 422, ["content"]],
    ["terms", { title: "", content: "<p>x</p>" }, 422, ["title"]],
    ["terms", { title: "Termeni" }, 422, ["content"]],
  ])(
    "a legal page with a placeholder or a missing field is refused: %s %j",
    async (page, body, status, fields) => {
      const refused = await publish(page, body);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([status, fields]);
    },
  );

  it("legal pages return 404 for an unknown page", async () => {
    expect((await publish("altceva", { title: "x", content: "<p>x</p>" })).status).toBe(404);
  });
});

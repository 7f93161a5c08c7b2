import { describe, expect, it } from "vitest";
import { PREVIEW_HOURS } from "@curat/contract/staff/drafts.values";
import { PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { aLandingPage, aStaffBlock, aStaffPage } from "../../../testing/test-landing.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { DRAFT_KINDS } from "../../draft-kinds.ts";
import { toStaffDraft } from "./drafts.wire.ts";
import { publishDue } from "./publish.service.ts";

const shop = await openTestShop();
await shop.api.importShop(testCatalogue());
const { staff } = shop;
const { db } = shop;

const at = (id: number, rest = "") => `/staff/landingpages/${id}/draft${rest}`;
const save = (id: number, content: object, version = 0, as = staff) => as.put(at(id), { content, version });
const draftOf = (id: number) => staff.get(at(id));
const publish = (id: number, body: object) => staff.post(at(id, "/publish"), body);
const inMs = (ms: number) => new Date(Date.now() + ms);
const schedule = (id: number, version: number, publish_at = inMs(3_600_000).toISOString()) =>
  staff.put(at(id, "/time"), { publish_at, version });
const pageOf = async (id: number) => (await staff.get(`/staff/landingpages/${id}`)).body.data;
const preview = (code: string) => shop.post("/previews", { code });
const codeOf = (draft: { preview: { path: string } }) => draft.preview.path.split("/").at(-1) ?? "";
const logged: object[] = [];
/** Runs the publishing task at this time. The worker runs it every minute. */
const runAt = (moment: Date) =>
  publishDue({ db, now: () => moment, config: shop.config, log: (entry) => logged.push(entry) }, DRAFT_KINDS);
const changesOf = (id: number) =>
  shop.query<{ sentence: string; actor: string }>(
    `select sentence, actor_name as actor from change where subject_kind = 'draft'
     and coalesce(after, before) ->> 'id' = $1 order by version`,
    [String(id)],
  );

describe("drafts", () => {
  it("a draft leaves its page unchanged until it is published, then replaces it and is removed", async () => {
    const id = await aLandingPage(shop, { intro: "<p>Vechi</p>" });
    await staff.post(`/staff/landingpages/${id}/publish`, { version: 1 });
    const content = aStaffPage({ intro: "<p>Nou</p>" });
    const saved = await save(id, content);
    expect([saved.status, saved.body.data]).toMatchObject([
      200,
      { content, version: 1, based_on: 2, standing: 2 },
    ]);
    expect((await shop.get(`/landingpages/${id}`)).body.data.info.intro).toBe("<p>Vechi</p>");

    expect((await publish(id, { version: 1 })).body.data).toEqual({ version: 3 });
    expect((await shop.get(`/landingpages/${id}`)).body.data.info.intro).toBe("<p>Nou</p>");
    expect((await shop.post("/utilities/router", { url: `/${content.slug}` })).body.data).toMatchObject({
      landingpageID: id,
    });
    expect((await draftOf(id)).status).toBe(404);
    expect((await publish(id, { version: 1 })).status).toBe(404);
    expect((await changesOf(id)).map(({ sentence }) => sentence)).toEqual([
      `Pagina „${content.meta.metatile}”: ciorna a fost începută.`,
      `Pagina „${content.meta.metatile}”: ciorna a fost publicată.`,
    ]);
  });

  it("only one of two concurrent writes to a draft is saved, and later writes need the current version", async () => {
    const id = await aLandingPage(shop);
    const [one, other] = await Promise.all([
      save(id, aStaffPage({ intro: "A" })),
      save(id, aStaffPage({ intro: "B" })),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const { content } = (await draftOf(id)).body.data;
    const refused = one.status === 409 ? one : other;
    expect(refused.body.data).toMatchObject({ content: { intro: content.intro }, version: 1 });
    expect((await save(id, aStaffPage({ intro: "C" }), 1)).body.data).toMatchObject({ version: 2 });
    expect((await save(id, aStaffPage({ intro: "D" }), 1)).status).toBe(409);
    expect((await staff.delete(at(id) + "?version=1")).status).toBe(409);
    expect((await staff.delete(at(id) + "?version=2")).status).toBe(200);
    expect((await save(id, aStaffPage(), 2)).body.data, "the draft was deleted").toEqual({
      content: null,
      version: 0,
    });
  });

  it("a draft does not overwrite a page that changed in the meantime unless the writer confirms", async () => {
    const id = await aLandingPage(shop);
    await save(id, aStaffPage({ intro: "Ciorna" }));
    const changed = aStaffPage({ intro: "Alt om" });
    await staff.put(`/staff/landingpages/${id}`, { ...changed, version: 1 });
    const refused = await publish(id, { version: 1 });
    expect([refused.status, refused.body.data]).toMatchObject([409, { intro: "Alt om", version: 2 }]);
    expect((await draftOf(id)).body.data).toMatchObject({ based_on: 1, standing: 2 });
    expect((await publish(id, { version: 1, standing: 2 })).status).toBe(200);
    expect(await pageOf(id)).toMatchObject({ intro: "Ciorna", is_published: true, version: 3 });
  });

  it("an incomplete draft can be saved, but a draft with errors cannot be published", async () => {
    const id = await aLandingPage(shop);
    const blocks = [aStaffBlock({ type: "banner" }), aStaffBlock({ type: "products" })];
    const half = aStaffPage({ slug: "Nu Așa", blocks, theme: { "text-color": "roșu" } });
    expect((await save(id, half)).status).toBe(200);
    const { status, body } = await publish(id, { version: 1 });
    expect([status, Object.keys(body.errors)]).toEqual([
      422,
      [
        "content.slug",
        "content.theme.text-color",
        "content.blocks.0.info.photods",
        "content.blocks.1.info.objtitle",
      ],
    ]);
    expect((await schedule(id, 1)).status).toBe(422);
    const unknown = aStaffPage({
      blocks: [aStaffBlock({ type: "products", product_ids: [999_999], info: { objtitle: "X" } })],
    });
    await save(id, unknown, 1);
    expect(Object.keys((await publish(id, { version: 2 })).body.errors)).toEqual([
      "content.blocks.0.product_ids",
    ]);
    await save(id, aStaffPage({ slug: "curatenie" }), 2);
    expect(Object.keys((await publish(id, { version: 3 })).body.errors)).toEqual(["content.slug"]);
    expect(await pageOf(id)).toMatchObject({ is_published: false, version: 1 });
  });

  it.each([
    ["a text", "x"],
    ["no blocks", { ...aStaffPage(), blocks: undefined }],
    ["a block without a type", { ...aStaffPage(), blocks: [{}] }],
  ])(
    "a draft with %s is refused with a field error, and a draft of an unknown page returns 404",
    async (_, content) => {
      const id = await aLandingPage(shop);
      const { status, body } = await staff.put(at(id), { content, version: 0 });
      expect([status, Object.keys(body.errors)[0]]).toEqual([422, expect.stringMatching(/^content/)]);
      expect((await save(999_999, aStaffPage())).status).toBe(404);
    },
  );

  it("a draft is removed with its page", async () => {
    const id = await aLandingPage(shop);
    await save(id, aStaffPage());
    expect((await staff.delete(`/staff/landingpages/${id}?version=1`)).status).toBe(200);
    expect(await shop.query("select from draft where subject_id = $1", [String(id)])).toEqual([]);
  });

  it("a draft can start from a former version of the page", async () => {
    const id = await aLandingPage(shop, { intro: "Prima" });
    await staff.put(`/staff/landingpages/${id}`, { ...aStaffPage({ intro: "A doua" }), version: 1 });
    const [first] = await shop.query<{ id: number }>(
      "select id from change where subject_kind = 'landing' and subject_id = $1 and version = 1",
      [String(id)],
    );
    const restore = (change_id: number, version: number) =>
      staff.post(at(id, "/restore"), { change_id, version });
    const restored = await restore(Number(first?.id), 0);
    expect([restored.status, restored.body.data]).toMatchObject([
      200,
      { content: { intro: "Prima" }, version: 1 },
    ]);
    expect((await restore(Number(first?.id), 0)).status).toBe(409);
    const [other] = await shop.query<{ id: number }>(
      "select id from change where subject_kind = 'draft' limit 1",
    );
    expect((await restore(Number(other?.id), 1)).status).toBe(404);
  });

  it("lists of pages and drafts show a draft only to staff with the permission", async () => {
    const id = await aLandingPage(shop);
    await save(id, aStaffPage());
    const seer = await aPerson(shop, { permissions: ["content:view"] });
    const { data } = (await seer.get("/staff/landingpages")).body;
    expect(data.find((page: { id: number }) => page.id === id).draft).toMatchObject({ publish_at: null });
    const listed = async (as: { headers: Record<string, string> }) =>
      (await shop.get("/staff/drafts", as)).body.data.filter(
        (draft: { id: string }) => draft.id === String(id),
      );
    expect(await listed(seer)).toMatchObject([{ kind: "landing", title: expect.stringMatching(/^Pagina/) }]);
    expect(await listed(await aPerson(shop, { permissions: ["blog:view"] }))).toEqual([]);
    expect((await save(id, aStaffPage(), 1, seer)).status).toBe(403);
  });
});

describe("preview links", () => {
  it("a preview link shows the draft, complete or not, and nothing of the published page", async () => {
    const id = await aLandingPage(shop);
    const blocks = [
      aStaffBlock({
        type: "products",
        product_ids: [PRODUCT.towels],
        info: { objtitle: "Alese", objtitleurl: "x" },
      }),
      aStaffBlock({ type: "html", options: { html: "<b>a</b><script>1</script>" } }),
      aStaffBlock({ type: "html", status: 0 }),
    ];
    const { data } = (
      await save(id, aStaffPage({ slug: "in-lucru", blocks, theme: { "text-color": "roșu" } }))
    ).body;
    const { status, body } = await preview(codeOf(data));
    expect([status, body.data]).toMatchObject([
      200,
      {
        kind: "landing",
        path: "/in-lucru",
        page: {
          settings: {},
          objects: [
            { products: [{ productID: PRODUCT.towels }], info: { objtitleurl: "" } },
            { options: { html: "<b>a</b>" } },
          ],
        },
      },
    ]);
    expect(body.data.page.objects).toHaveLength(2);
  });

  it("a preview link expires at its time or with its draft, and does not open other drafts", async () => {
    const [id, otherId] = [await aLandingPage(shop), await aLandingPage(shop)];
    const { data } = (await save(id, aStaffPage())).body;
    const other = (await save(otherId, aStaffPage())).body.data;
    const code = codeOf(data);
    expect((await preview(code)).status).toBe(200);
    const foreign = codeOf(other).replace(/^\d+/, code.split(".")[0] ?? "");
    for (const wrong of [foreign, "x", "1.2.3", `${code}x`, "9".repeat(150)])
      expect([wrong, (await preview(wrong)).status]).toEqual([wrong, 404]);
    const [row] = await shop.query<{ id: number }>("select id from draft where subject_id = $1", [
      String(id),
    ]);
    const old = toStaffDraft(
      {
        id: row?.id ?? 0,
        of: { kind: "landing", id: String(id) },
        content: {},
        basedOn: 1,
        author: "",
        savedAt: new Date(0),
        publishAt: null,
        failed: null,
      },
      { version: 1, standing: 1, keys: shop.config, now: inMs(-(PREVIEW_HOURS + 2) * 3_600_000) },
    );
    expect((await preview(codeOf(old))).status).toBe(404);
    await staff.delete(at(id) + "?version=1");
    expect((await preview(code)).status).toBe(404);
  });
});

describe("planned drafts", () => {
  it("a planned draft is published at its time and not before", async () => {
    const id = await aLandingPage(shop);
    await save(id, aStaffPage({ intro: "<p>La timp</p>" }));
    const { body } = await schedule(id, 1);
    expect(body.data).toMatchObject({ version: 2, publish_at: expect.any(String) });
    expect(await runAt(inMs(0))).toBe(0);
    expect((await pageOf(id)).is_published).toBe(false);
    expect(await runAt(inMs(3_700_000))).toBe(1);
    expect(await pageOf(id)).toMatchObject({ is_published: true, intro: "<p>La timp</p>" });
    const last = (await changesOf(id)).at(-1);
    expect(last).toMatchObject({ actor: "Automat", sentence: expect.stringContaining("a fost publicată") });
    expect(await runAt(inMs(3_700_000))).toBe(0);
  });

  it("a planned draft stays a draft if its time is removed", async () => {
    const id = await aLandingPage(shop);
    await save(id, aStaffPage());
    await schedule(id, 1);
    expect((await staff.delete(at(id, "/time?version=1"))).status).toBe(409);
    expect((await staff.delete(at(id, "/time?version=2"))).body.data).toMatchObject({
      publish_at: null,
    });
    expect(await runAt(inMs(7_200_000))).toBe(0);
    expect((await draftOf(id)).status).toBe(200);
  });

  it.each([
    ["has passed", -60_000],
    ["is more than a year away", 400 * 86_400_000],
  ])("a time of publication is refused when it %s", async (_, ms) => {
    const id = await aLandingPage(shop);
    await save(id, aStaffPage());
    const { status, body } = await schedule(id, 1, inMs(ms).toISOString());
    expect([status, Object.keys(body.errors)]).toEqual([422, ["publish_at"]]);
    expect((await schedule(id, 1, "mâine")).status).toBe(422);
  });

  it("a planned draft that cannot be published reports the reason, loses its planned time and does not block others", async () => {
    const [taken, moved, fine] = [
      await aLandingPage(shop),
      await aLandingPage(shop),
      await aLandingPage(shop),
    ];
    const slug = "ocupata-intre-timp";
    for (const [id, content] of [
      [taken, aStaffPage({ slug })],
      [moved, aStaffPage()],
      [fine, aStaffPage()],
    ] as const) {
      await save(id, content);
      expect((await schedule(id, 1)).status).toBe(200);
    }
    const article = { type_id: 0, slug: "x", title: "X", link_title: "X", content: "" };
    await staff.post("/staff/articles", article);
    await staff.post("/staff/redirects", { from: `/${slug}`, to: "/articole/x.html" });
    await shop.query("update route set kind = 'article', target_id = 1, redirect_to = null where path = $1", [
      `/${slug}`,
    ]);
    await staff.put(`/staff/landingpages/${moved}`, { ...aStaffPage(), version: 1 });

    expect(await runAt(inMs(3_700_000))).toBe(1);
    expect((await pageOf(fine)).is_published).toBe(true);
    expect((await draftOf(taken)).body.data).toMatchObject({
      publish_at: null,
      failed: "Adresa este folosită de altă pagină: scrie alta.",
      version: 3,
    });
    expect((await draftOf(moved)).body.data.failed).toBe(
      "Versiunea publicată s-a schimbat de când a fost începută ciorna.",
    );
    expect((await pageOf(taken)).is_published).toBe(false);
    expect(await runAt(inMs(7_200_000))).toBe(0);
    const today = (await staff.get("/staff/dashboard")).body.data;
    expect(today.find(({ kind }: { kind: string }) => kind === "failed_publishing")).toMatchObject({
      count: 2,
      pages: [
        { kind: "landing", id: String(taken) },
        { kind: "landing", id: String(moved) },
      ],
    });
    expect((await staff.get("/staff/drafts")).body.data[0].failed).toEqual(expect.any(String));
    const again = await schedule(taken, 3);
    expect(again.body.data).toMatchObject({ failed: null, version: 4 });
  });

  it("a planned draft is retried after an internal error, without partial changes", async () => {
    const id = await aLandingPage(shop);
    await save(id, aStaffPage());
    await schedule(id, 1);
    await shop.query(`create function broken() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`);
    await shop.query("create trigger broken before delete on draft for each row execute function broken()");
    expect(await runAt(inMs(3_700_000))).toBe(0);
    expect(logged).toContainEqual(
      expect.objectContaining({ level: "error", message: "A draft was not published." }),
    );
    expect(await pageOf(id)).toMatchObject({ is_published: false, version: 1 });
    await shop.query("drop trigger broken on draft");
    expect(await runAt(inMs(3_700_000))).toBe(1);
    expect((await pageOf(id)).is_published).toBe(true);
  });
});

import { ARTICLE_GROUP } from "@curat/contract/catalog.values";
import { HEADERS } from "@curat/contract/headers.values";
import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson, aRole, shownAgo } from "../../../testing/test-staff.ts";

const shop = await openTestShop();
const { staff } = shop;
const put = (path: string, body: object) => staff.put(`/staff/${path}`, body);
const get = async (path: string) => (await staff.get(`/staff/${path}`)).body.data;
const latestOf = async (kind: string, id: number | string) =>
  (await staff.get(`/staff/changes?subject_kind=${kind}&subject_id=${id}`)).body.data[0];
const undo = (id: number, as = staff) => as.post(`/staff/changes/${id}/undo`, {});
const undoLatest = async (kind: string, id: number | string) => undo((await latestOf(kind, id)).id);

const ARTICLE = {
  type_id: ARTICLE_GROUP.useful,
  title: "Probă",
  link_title: "Probă",
  intro: "Scurt.",
  content: "<p>Unu</p>",
  picture: null,
  documents: [],
  sort_order: 9,
};
const anArticle = async (slug: string): Promise<{ id: number; version: number }> =>
  (await staff.post("/staff/articles", { ...ARTICLE, slug })).body.data;

async function publishedOver(former: string, slug: string): Promise<number> {
  const { id, version } = await anArticle(former);
  await staff.post(`/staff/articles/${id}/unpublish`, { version });
  const draft = await put(`articles/${id}/draft`, {
    content: { ...ARTICLE, slug, title: "Altul" },
    version: 0,
  });
  const requested = { version: draft.body.data.version };
  expect((await staff.post(`/staff/articles/${id}/draft/publish`, requested)).status).toBe(200);
  return id;
}

async function appliedSheet(row: object): Promise<void> {
  const written = await staff.post("/staff/product-sheets", { changes: [row] });
  expect([written.status, written.body.errors]).toEqual([200, undefined]);
  const { id, version } = written.body.data;
  expect((await staff.post(`/staff/product-sheets/${id}/apply`, { version })).status).toBe(200);
  const worker = await shop.api.startWorker();
  const open = "select from background_job where state in ('waiting', 'running')";
  await expect.poll(async () => (await shop.query(open)).length).toBe(0);
  await worker.stop();
}

describe("undo", () => {
  it("undoing a promotion change is itself a change that can be undone", async () => {
    const made = await staff.post("/staff/promotions", {
      promo: "Toamna",
      slug: "toamna",
      label: "Toamna",
      starts_at: new Date(Date.now() + 86_400_000).toISOString(),
      ends_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
      percent: 15,
      product_ids: [PRODUCT.lavender],
    });
    const { promoID: id, ends_at, version } = made.body.data;
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await put(`promotions/${id}`, { ends_at: later, percent: 20, version });
    const { status, body } = await undoLatest("promotion", id);
    expect([status, body.data]).toMatchObject([
      200,
      { version: 3, sentence: "Promoția „Toamna” a fost schimbată: sfârșitul, procentul." },
    ]);
    expect(await get(`promotions/${id}`)).toMatchObject({ ends_at, percent: 15, version: 3 });
    expect((await undo(body.data.id)).status).toBe(200);
    expect(await get(`promotions/${id}`)).toMatchObject({ ends_at: later, percent: 20, version: 4 });
  });

  it("undo restores a price", async () => {
    const before = await get(`products/${PRODUCT.towels}/price`);
    await put(`products/${PRODUCT.towels}/price`, { list_price: 99, version: before.version });
    expect((await undoLatest("price", PRODUCT.towels)).status).toBe(200);
    expect((await get(`products/${PRODUCT.towels}/price`)).list_price).toBe(before.list_price);
  });

  it("undo reverts a stock delivery unless an order has used the stock", async () => {
    const stock = async () => (await staff.get(`/staff/products/${PRODUCT.lavender}/stock`)).body.stock;
    const before = await stock();
    const deliver = () =>
      staff.post(`/staff/products/${PRODUCT.lavender}/stock`, { reason: "delivery", quantity: 7 });
    await deliver();
    expect((await undoLatest("stock", PRODUCT.lavender)).status).toBe(200);
    expect(await stock()).toBe(before);
    await deliver();
    await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 1 }] });
    expect((await undoLatest("stock", PRODUCT.lavender)).status).toBe(409);
    expect(await stock()).toBe(before + 6);
  });

  it("undo restores a product's texts and publishes it again", async () => {
    const { fields, version } = await get(`products/${PRODUCT.lemon}`);
    await put(`products/${PRODUCT.lemon}`, { name: "Altfel", version });
    expect((await get(`products/${PRODUCT.lemon}`)).fields.name).toBe("Altfel");
    expect((await undoLatest("product", PRODUCT.lemon)).status).toBe(200);
    const named = await get(`products/${PRODUCT.lemon}`);
    expect(named.fields).toEqual(fields);
    const body = { version: named.version };
    await staff.post(`/staff/products/${PRODUCT.lemon}/unpublish`, body);
    expect((await undoLatest("product", PRODUCT.lemon)).status).toBe(200);
    expect((await get(`products/${PRODUCT.lemon}`)).is_published).toBe(true);
  });

  it("undo shows a hidden article again, and undoing that hides it", async () => {
    const { id, version } = await anArticle("de-ascuns");
    const isShown = async () => (await get(`articles/${id}`)).is_published;
    await staff.post(`/staff/articles/${id}/unpublish`, { version });
    expect((await undoLatest("article", id)).status).toBe(200);
    expect(await isShown()).toBe(true);
    expect((await undoLatest("article", id)).status).toBe(200);
    expect(await isShown()).toBe(false);
  });

  it("undo restores the texts of a hidden article that a draft replaced", async () => {
    const id = await publishedOver("de-inlocuit", "inlocuit");
    expect((await undoLatest("article", id)).status).toBe(200);
    const { slug, title, is_published } = await get(`articles/${id}`);
    expect([slug, title, is_published]).toEqual(["de-inlocuit", "Probă", false]);
  });

  it("undo restores all changes that a sheet made to an unpublished product, or none if one cannot be restored", async () => {
    const current = () => get(`products/${PRODUCT.lemon}`);
    const { fields: former } = await current();
    await appliedSheet({ code: former.code, name: "Altfel", weight_grams: 9_999, is_published: false });
    const change = await latestOf("product", PRODUCT.lemon);
    const hidden = { is_published: false, fields: { ...former, name: "Altfel", weight_grams: 9_999 } };
    expect(await current()).toMatchObject(hidden);

    const [brand] = await shop.query<{ manufacturer_name: string }>(
      "select manufacturer_name from brand where id = $1",
      [former.brandID],
    );
    const setMaker = (name: string | undefined) =>
      shop.query("update brand set manufacturer_name = $2 where id = $1", [former.brandID, name]);
    await setMaker("");
    const refused = await undo(change.id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "La brand lipsesc numele, adresa poștală și adresa de e-mail ale producătorului.",
    ]);
    expect(await current()).toMatchObject(hidden);
    await setMaker(brand?.manufacturer_name);

    const person = await aPerson(shop, { permissions: ["changes:undo", "prices:edit"] });
    expect((await undo(change.id, person)).status).toBe(403);
    const undone = await undo(change.id);
    expect([undone.status, undone.body.data.version]).toEqual([200, change.version + 1]);
    expect(await current()).toMatchObject({ is_published: true, fields: former });
    expect((await shop.get(`/products/${PRODUCT.lemon}`)).status).toBe(200);
  });

  it("undo restores an article's content", async () => {
    const { id } = await anArticle("proba");
    await put(`articles/${id}`, { ...ARTICLE, slug: "proba", content: "<p>Doi</p>", version: 1 });
    expect((await undoLatest("article", id)).status).toBe(200);
    expect(await get(`articles/${id}`)).toMatchObject({ content: "<p>Unu</p>", version: 3 });
  });

  it("undo restores an archived voucher", async () => {
    const terms = { name: "Zece", kind: "percent", percent: 10 };
    const { id } = (await staff.post("/staff/vouchers", terms)).body.data;
    await staff.post(`/staff/vouchers/${id}/archive`, { version: 1 });
    expect((await undoLatest("voucher", id)).status).toBe(200);
    expect(await get(`vouchers/${id}`)).toMatchObject({ state: "open", version: 3 });
  });
});

it("undo restores a role only with a recent second factor", async () => {
  const owner = await aPerson(shop, { permissions: "owner" });
  const id = await aRole(shop, ["orders:view"]);
  const role = async () => (await owner.get(`/staff/roles/${id}`)).body.data;
  const { name, version } = await role();
  const body = { permissions: ["orders:view", "orders:move"], version };
  await owner.put(`/staff/roles/${id}`, body);
  const { id: change } = await latestOf("staff_role", id);
  await shownAgo(shop, owner, 11);
  const refused = await undo(change, owner);
  expect([refused.status, refused.body.error]).toEqual([403, "second_factor_required"]);
  await shownAgo(shop, owner, 1);
  expect((await undo(change, owner)).status).toBe(200);
  expect(await role()).toMatchObject({ name, permissions: ["orders:view"] });
});

describe("refusal of undo", () => {
  it("undo is refused as a whole if the former URL is taken", async () => {
    const id = await publishedOver("adresa-veche", "adresa-noua");
    await anArticle("adresa-veche");
    expect((await undoLatest("article", id)).status).toBe(422);
    const { slug, title, is_published } = await get(`articles/${id}`);
    expect([slug, title, is_published]).toEqual(["adresa-noua", "Altul", true]);
  });

  it("undo is refused after a later change, with 409 and the current version", async () => {
    const { version } = await get(`products/${PRODUCT.lavender}/price`);
    await put(`products/${PRODUCT.lavender}/price`, { list_price: 41, version });
    const first = await latestOf("price", PRODUCT.lavender);
    await put(`products/${PRODUCT.lavender}/price`, { list_price: 42, version: first.version });
    const { status, body } = await undo(first.id);
    expect([status, body.data]).toMatchObject([409, { version: first.version + 1 }]);
    const reported = (await staff.get(`/staff/changes?subject_kind=price&subject_id=${PRODUCT.lavender}`))
      .body.data;
    expect(
      reported.map(({ undo_refused }: { undo_refused: string | null }) => undo_refused).slice(0, 2),
    ).toEqual([null, "Între timp s-au făcut alte modificări. Anulează mai întâi ultima modificare."]);
    expect((await get(`products/${PRODUCT.lavender}/price`)).list_price).toBe(42);
  });

  it("undo refuses to delete a created record", async () => {
    const { id } = (await staff.post("/staff/vouchers", { name: "Zece", kind: "percent", percent: 10 })).body
      .data;
    const { status, body } = await undoLatest("voucher", id);
    expect([status, body.message]).toEqual([
      409,
      "O adăugare nu se anulează de aici: deschide pagina elementului adăugat și șterge-l de acolo.",
    ]);
    expect((await latestOf("voucher", id)).undo_refused).toBe(body.message);
  });

  it.each(["0", "x", "99999999"])("undo returns 404 for the unknown id %j", async (id) => {
    expect((await staff.post(`/staff/changes/${id}/undo`, {})).status).toBe(404);
  });

  it("undo is refused for members who may not make the change themselves", async () => {
    const { version } = await get(`products/${PRODUCT.towels}/price`);
    await put(`products/${PRODUCT.towels}/price`, { list_price: 77, version });
    const requested = { name: "Jurnal", permissions: ["changes:view", "changes:undo"] };
    const { key } = (await staff.post("/staff/keys", requested)).body.data;
    const { id } = await latestOf("price", PRODUCT.towels);
    expect((await undo(id, shop.callerWith({ [HEADERS.staffKey]: key }))).status).toBe(403);
    expect((await get(`products/${PRODUCT.towels}/price`)).list_price).toBe(77);
  });
});

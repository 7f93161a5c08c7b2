import { beforeEach, describe, expect, it } from "vitest";
import { PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import {
  aPromotion,
  inDays,
  openPromotionDesk,
  withoutPromotions,
} from "../../../testing/test-promotions.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
beforeEach(() => withoutPromotions(shop));

const { post, create, change, priceOf, historyOf } = openPromotionDesk(shop);
const remove = (id: number | string, version: number) =>
  staff.delete(`/staff/promotions/${id}?version=${version}`);
const changesOf = (id: number) => shop.historyOf("promotion", id);

describe("creating a promotion", () => {
  it("a new promotion lowers prices immediately and has a page and an entry in the staff list", async () => {
    const { status, body } = await post({ description: "<p>Da</p><script>x</script>" });
    expect([status, body.data]).toMatchObject([
      200,
      { percent: 10, state: "running", version: 1, description: "<p>Da</p>", gift: null },
    ]);
    expect(await priceOf(PRODUCT.towels)).toEqual({ price: 40.5, oldprice: 45, promo: "Ofertă" });
    const { promoID: id, url } = body.data;
    expect((await shop.post("/utilities/router", { url })).body).toMatchObject({ data: { promoID: id } });
    expect((await staff.get("/staff/promotions")).body.data).toMatchObject([{ promoID: id, version: 1 }]);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("a new promotion can offer a gift from a minimum cart value", async () => {
    const gift = { productID: PRODUCT.lemon, quantity: 2, from: 400 };
    const id = await create({ percent: null, gift, product_ids: [] });
    expect((await staff.get(`/staff/promotions/${id}`)).body.data.gift).toEqual(gift);
    expect((await shop.get(`/promotions/${id}`)).body.data.gift).toMatchObject({
      quantity: 2,
      from: 400,
      product: { productID: PRODUCT.lemon },
    });
  });

  it.each([
    [{ promo: "" }, "promo"],
    [{ slug: "Nu Așa" }, "slug"],
    [{ percent: 0 }, "percent"],
    [{ percent: 100 }, "percent"],
    [{ percent: 10.55 }, "percent"],
    [{ percent: null }, "percent"],
    [{ ends_at: "mâine" }, "ends_at"],
    [{ ends_at: inDays(-2).toISOString() }, "ends_at"],
    [{ starts_at: inDays(-3).toISOString(), ends_at: inDays(-2).toISOString() }, "ends_at"],
    [{ product_ids: [] }, "product_ids"],
    [{ product_ids: [999_999] }, "product_ids"],
    [{ gift: { productID: 999_999, quantity: 1 } }, "gift"],
    [{ gift: { productID: PRODUCT.lemon, quantity: 0 } }, "gift.quantity"],
  ])("refuses a promotion with %j and returns an error for the field %s", async (wrong, field) => {
    const { status, body } = await post(wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await shop.query("select from promotion")).toEqual([]);
  });

  it("refuses a promotion that overlaps another for the same product", async () => {
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const { body } = await post({ starts_at: inDays(5).toISOString(), ends_at: inDays(9).toISOString() });
    expect(body.errors.product_ids[0]).toMatch(
      /^Promoția „.+” se aplică în aceeași perioadă acelorași produse: Prosoape din hârtie pliate în V \(PH-V\)\. Alege altă perioadă/,
    );
    expect(
      (await post({ starts_at: inDays(6).toISOString(), ends_at: inDays(9).toISOString() })).status,
    ).toBe(200);
    expect((await post({ product_ids: [PRODUCT.lemon] })).status).toBe(200);
  });

  it("a promotion can skip products that another promotion reduces, and the preview names the other promotion", async () => {
    const { body: other } = await post();
    const both = { percent: 10, product_ids: [PRODUCT.towels, PRODUCT.lavender] };
    const { body: shown } = await staff.post("/staff/promotions/preview", both);
    expect(
      shown.data.prices.map(({ code, meets }: { code: string; meets: string | null }) => [code, meets]),
    ).toEqual([
      ["PH-V", other.data.promo],
      ["DP-LAV-1", null],
    ]);
    const { status, body } = await post({ ...both, slug: "a-doua", skip_overlapping: true });
    expect([status, body.data.product_ids]).toEqual([200, [PRODUCT.lavender]]);
    expect((await post({ skip_overlapping: true })).status).toBe(422);
  });
});

describe("changing a promotion", () => {
  it("a changed promotion updates prices and keeps the price history", async () => {
    const id = await create();
    const before = await historyOf(PRODUCT.towels);
    const { status, body } = await change(id, { percent: 20, version: 1 });
    expect([status, body.data]).toMatchObject([
      200,
      { percent: 20, version: 2, product_ids: [PRODUCT.towels] },
    ]);
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 36 });
    const after = await historyOf(PRODUCT.towels);
    expect(after.slice(0, -2)).toEqual(before.slice(0, -1));
    expect(after.map(({ price_bani }) => price_bani)).toEqual([45_00, 40_50, 36_00]);
    expect((await changesOf(id))[1]?.sentence).toMatch(/^Promoția „.+” a fost schimbată: procentul\.$/);
  });

  it("unpublishing a promotion, or removing a product from it, restores prices", async () => {
    const id = await create({ product_ids: [PRODUCT.towels, PRODUCT.lemon] });
    await change(id, { product_ids: [PRODUCT.lemon], version: 1 });
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 45, promo: undefined });
    await change(id, { is_published: false, version: 2 });
    expect(await priceOf(PRODUCT.lemon)).toMatchObject({ price: 12.5, promo: undefined });
    expect((await shop.get(`/promotions/${id}`)).status).toBe(404);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("refuses to change an ended promotion or the start of a running one", async () => {
    await shop.api.importShop({
      promotions: [aPromotion({ id: 7, startsAt: inDays(-9), endsAt: inDays(-2) })],
    });
    const { version } = (await staff.get("/staff/promotions/7")).body.data;
    const over = await change(7, { ends_at: inDays(5).toISOString(), version });
    expect([over.status, over.body.message, over.body.data.state]).toEqual([
      409,
      "Promoția s-a încheiat și nu mai poate fi schimbată.",
      "ended",
    ]);
    const id = await create();
    const moved = await change(id, { starts_at: inDays(-5).toISOString(), version: 1 });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ["starts_at"]]);
  });
});

it("removes a promotion before it starts, but not after", async () => {
  const planned = await create({ starts_at: inDays(1).toISOString() });
  expect((await remove(planned, 1)).body.data).toEqual({ id: planned, version: 2 });
  expect((await staff.get(`/staff/promotions/${planned}`)).status).toBe(404);
  const running = await create();
  const { status, body } = await remove(running, 1);
  expect([status, body.message]).toEqual([409, "Promoția a început: poate fi oprită, dar nu ștearsă."]);
  expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 40.5 });
});

it("previews promoted prices with their prior prices and writes nothing", async () => {
  const before = await historyOf(PRODUCT.towels);
  const body = { percent: 10, product_ids: [PRODUCT.towels, PRODUCT.lavender, 999_999] };
  expect((await staff.post("/staff/promotions/preview", body)).body.data.prices).toEqual([
    {
      productID: PRODUCT.lavender,
      code: "DP-LAV-1",
      name: "Detergent pentru pardoseli cu lavandă 1 l",
      list_price: 19.99,
      price: 17.99,
      oldprice: 19.99,
      save_percent: 10,
      floor_price: 19.99,
      meets: null,
      is_reduced: true,
    },
    {
      productID: PRODUCT.towels,
      code: "PH-V",
      name: "Prosoape din hârtie pliate în V",
      list_price: 45,
      price: 40.5,
      oldprice: 45,
      save_percent: 10,
      floor_price: 45,
      meets: null,
      is_reduced: true,
    },
  ]);
  expect(await historyOf(PRODUCT.towels)).toEqual(before);
  const wrong = await staff.post("/staff/promotions/preview", { ...body, percent: 100 });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["percent"]]);
});

describe("fixed prices", () => {
  const fixed = { percent: null, product_ids: [PRODUCT.lavender] };

  it("a fixed-price promotion sets its products' price and records the changes in their history", async () => {
    const { price: before } = await priceOf(PRODUCT.lavender);
    const { status, body } = await post({ ...fixed, price: 9.5, label: "Fix" });
    expect([status, body.data]).toMatchObject([200, { price: 9.5, percent: null, version: 1 }]);
    expect(await priceOf(PRODUCT.lavender)).toEqual({ price: 9.5, oldprice: before, promo: "Fix" });
    const ended = await change(body.data.promoID, { is_published: false, version: 1 });
    expect(ended.status).toBe(200);
    expect((await priceOf(PRODUCT.lavender)).price).toBe(before);
    const reported = await shop.query(
      `select actor_kind, before->'price' as before, after->'price' as after, inverse from change
       where subject_kind = 'promoted-price' and subject_id = $1 order by version desc limit 2`,
      [String(PRODUCT.lavender)],
    );
    expect(reported).toEqual([
      { actor_kind: "staff", before: 9.5, after: before, inverse: null },
      { actor_kind: "staff", before, after: 9.5, inverse: null },
    ]);
  });

  it.each([
    [{ ...fixed, percent: 10, price: 9 }, "price", "Alege procentul sau prețul, nu pe amândouă."],
    [
      { ...fixed, price: 9_999 },
      "price",
      `Prețul promoțional trebuie să fie mai mic decât cel obișnuit. Verifică produsele: Detergent pentru pardoseli cu lavandă 1 l (DP-LAV-1).`,
    ],
    [{ ...fixed, price: 0 }, "price", "În câmpul Preț scrie o sumă mai mare decât zero."],
    [{ ...fixed, price: null }, "percent", "Completează procentul, prețul sau cadoul."],
  ])("a fixed-price promotion is refused with %j", async (changes, field, message) => {
    const { status, body } = await post(changes);
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it("a fixed-price promotion stops applying when the list price falls below it", async () => {
    const { body } = await post({ ...fixed, price: 9.5 });
    const price = async () => (await staff.get(`/staff/products/${PRODUCT.lavender}/price`)).body.data;
    const current = await price();
    await staff.put(`/staff/products/${PRODUCT.lavender}/price`, {
      list_price: 8,
      version: current.version,
    });
    expect((await price()).price).toBe(8);
    await change(body.data.promoID, { is_published: false, version: 1 });
    expect((await price()).price).toBe(8);
  });

  it("the preview of a fixed-price promotion returns that price and rejects an additional percentage", async () => {
    const requested = { price: 5, product_ids: [PRODUCT.lavender] };
    const { body } = await staff.post("/staff/promotions/preview", requested);
    expect(body.data.prices).toMatchObject([{ productID: PRODUCT.lavender, price: 5 }]);
    const both = await staff.post("/staff/promotions/preview", { ...requested, percent: 10 });
    expect([both.status, both.body.errors]).toEqual([422, { percent: ["Alege procentul sau prețul."] }]);
  });
});

describe("unlawful reductions", () => {
  const preview = (body: object) => staff.post("/staff/promotions/preview", body);
  /** Sets the price history of the towels: `bani` until two days ago, then 45 lei. */
  async function setEarlierPrice(bani: number): Promise<void> {
    await shop.query("truncate price_history");
    const prices = [
      { bani, from: inDays(-20) },
      { bani: 4500, from: inDays(-2) },
    ];
    const products = (testCatalogue().products ?? []).map((product) =>
      product.id === PRODUCT.towels ? { ...product, prices } : product,
    );
    await shop.api.importShop({ products });
  }

  it("an unlawful reduction can be saved unpublished, but not published", async () => {
    await setEarlierPrice(4000);
    const { status, body } = await post({ percent: 10 });
    expect([status, body.errors.product_ids?.[0]]).toEqual([
      422,
      expect.stringMatching(/^Prețul nu este sub cel mai mic din ultimele 30 de zile, .+ \(.+\)\. Scoate-le/),
    ]);
    const id = await create({ percent: 10, is_published: false });
    expect((await change(id, { is_published: true, version: 1 })).body.errors).toHaveProperty("product_ids");
    expect((await change(id, { is_published: true, percent: 12, version: 1 })).status).toBe(200);
  });

  it("an unlawful reduction is reported in the preview with the price that it must be below", async () => {
    await setEarlierPrice(4000);
    const requested = { product_ids: [PRODUCT.towels] };
    expect((await preview({ ...requested, percent: 10 })).body.data.prices).toMatchObject([
      { floor_price: 40, price: 40.5, is_reduced: false },
    ]);
    expect((await preview({ ...requested, percent: 12 })).body.data.prices).toMatchObject([
      { is_reduced: true },
    ]);
    const later = { ...requested, percent: 10, starts_at: inDays(29).toISOString() };
    expect((await preview(later)).body.data.prices).toMatchObject([{ floor_price: 45, is_reduced: true }]);
  });

  it("the check of a reduction includes prices of earlier planned promotions", async () => {
    await setEarlierPrice(4500);
    const first = { starts_at: inDays(3).toISOString(), ends_at: inDays(5).toISOString() };
    expect((await post({ percent: 20, ...first })).status).toBe(200);
    const second = { starts_at: inDays(7).toISOString(), ends_at: inDays(9).toISOString() };
    expect((await post({ percent: 10, ...second })).body.errors).toHaveProperty("product_ids");
  });

  it("a running reduction is not checked again when its label and end date change", async () => {
    await setEarlierPrice(4500);
    const id = await create();
    const end = { ends_at: inDays(8).toISOString() };
    expect((await change(id, { label: "Altfel", ...end, version: 1 })).status).toBe(200);
    const [reported] = (await preview({ product_ids: [PRODUCT.towels], percent: 10, promoID: id })).body.data
      .prices;
    expect(reported).toMatchObject({ is_reduced: true });
  });
});

it("filters promotions by state, kind and name", async () => {
  const running = await create({ promo: "Zilele prosoapelor" });
  const planned = await create({
    starts_at: inDays(10).toISOString(),
    ends_at: inDays(12).toISOString(),
    product_ids: [PRODUCT.lemon],
  });
  const gift = await create({
    percent: null,
    product_ids: [],
    gift: { productID: PRODUCT.towels, quantity: 1, from: 100 },
  });
  const listed = async (query: string): Promise<number[]> =>
    (await staff.get(`/staff/promotions?${query}`)).body.data.map(
      ({ promoID }: { promoID: number }) => promoID,
    );
  expect(await listed("state=planned")).toEqual([planned]);
  expect((await listed("state=running")).toSorted()).toEqual([running, gift].toSorted());
  expect(await listed("state=ended")).toEqual([]);
  expect(await listed("gives=gift")).toEqual([gift]);
  expect((await listed("gives=reduction")).toSorted()).toEqual([running, planned].toSorted());
  expect(await listed("q=PROSOAPELOR")).toEqual([running]);
});

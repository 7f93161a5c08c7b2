/** These rules apply to every kind of staff record. A new kind needs a line in `KINDS`. */
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import { ARTICLE_GROUP } from "@curat/contract/catalog.values";
import { z } from "zod";
import { beforeAll, describe, expect, it } from "vitest";
import { contractCalls } from "../testing/odd-requests.ts";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { aStaffPage } from "../testing/test-landing.ts";
import { inDays } from "../testing/test-promotions.ts";
import { type Answer, openTestShop } from "../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const calls = await contractCalls();
const MAKER = { name: "Nufăr SRL", address: "Str. Fabricii 2, Turda", email: "contact@nufar.example" };

interface Kind {
  fields: (no: number) => Record<string, unknown>;
  text: string;
  subject: SubjectKind;
  unique?: string;
  /** Records of this kind are ended instead of deleted. */
  isKept?: true;
}

const KINDS: Record<string, Kind> = {
  "answer-templates": {
    fields: (no) => ({ name: `Răspuns ${no}`, kind: "complaint", body: "Bună, {nume}!" }),
    text: "body",
    subject: "answer_template",
    unique: "name",
  },
  articles: {
    fields: (no) => ({
      type_id: ARTICLE_GROUP.useful,
      slug: `articol-${no}`,
      title: `Articol ${no}`,
      link_title: `Articolul ${no}`,
      content: "<p>Text</p>",
    }),
    text: "title",
    subject: "article",
    unique: "slug",
  },
  "blog/categories": {
    fields: (no) => ({ slug: `parte-${no}`, name: `Partea ${no}`, sort_order: 0 }),
    text: "name",
    subject: "blog-category",
    unique: "slug",
  },
  "blog/posts": {
    fields: (no) => ({
      category_id: 1,
      slug: `sfat-${no}`,
      title: `Sfatul ${no}`,
      content: "<p>Text</p>",
      product_ids: [PRODUCT.towels],
    }),
    text: "title",
    subject: "blog-post",
    unique: "slug",
  },
  "blog/tags": {
    fields: (no) => ({ slug: `eticheta-${no}`, name: `Eticheta ${no}` }),
    text: "name",
    subject: "blog-tag",
    unique: "slug",
  },
  brands: {
    fields: (no) => ({ brand: `Marca ${no}`, slug: `marca-${no}`, manufacturer: MAKER }),
    text: "brand",
    subject: "brand",
    unique: "slug",
  },
  bundles: {
    fields: (no) => ({
      bundle: `Pachetul ${no}`,
      slug: `pachetul-${no}`,
      is_published: true,
      percent: 10,
      products: [
        { productID: PRODUCT.towels, quantity: 2 },
        { productID: PRODUCT.lavender, quantity: 1 },
      ],
    }),
    text: "bundle",
    subject: "bundle",
    unique: "slug",
  },
  categories: {
    fields: (no) => ({ category: `Noua ${no}`, slug: `noua-${no}` }),
    text: "category",
    subject: "category",
    unique: "slug",
  },
  "customer-groups": {
    fields: (no) => ({ name: `Grupul ${no}`, members: [{ cui: "14399840" }] }),
    text: "name",
    subject: "customer-group",
    unique: "name",
  },
  landingpages: { fields: () => aStaffPage(), text: "intro", subject: "landing", unique: "slug" },
  parameters: {
    fields: (no) => ({
      parameter: `Culoare ${no}`,
      slug: `culoare-${no}`,
      values: [{ value: "Alb", slug: "alb" }],
    }),
    text: "parameter",
    subject: "parameter",
    unique: "slug",
  },
  "price-lists": {
    fields: (no) => ({
      name: `Lista ${no}`,
      starts_at: "2026-01-01T00:00:00Z",
      members: [{ cui: "14399840" }],
      rows: [{ target: "all", percent: 5 }],
    }),
    text: "name",
    subject: "price-list",
  },
  promotions: {
    fields: (no) => ({
      promo: `Promoția ${no}`,
      slug: `promotia-${no}`,
      label: "Ofertă",
      starts_at: inDays(1).toISOString(),
      ends_at: inDays(6).toISOString(),
      percent: 10,
      product_ids: [PRODUCT.lemon],
    }),
    text: "promo",
    subject: "promotion",
    unique: "slug",
  },
  roles: {
    fields: (no) => ({ name: `Rolul ${no}`, permissions: ["orders:view"] }),
    text: "name",
    subject: "staff_role",
    unique: "name",
  },
  stores: {
    fields: (no) => ({
      name: `Magazinul ${no}`,
      countyID: 12,
      city: "Cluj-Napoca",
      address: "Str. Lungă 1",
      lat: 46.78,
      lng: 23.6,
      schedule: "luni – vineri, 08:30 – 16:30",
      phone: "+40 264 000 100",
      hands_out_orders: true,
    }),
    text: "name",
    subject: "store",
  },
  "delivery-methods": {
    fields: (no) => ({
      name: `Metoda ${no}`,
      kind: "courier",
      prices: "orice = 20",
      tracking_url: "https://curier.example/{awb}",
    }),
    text: "name",
    subject: "delivery-method",
    unique: "name",
    isKept: true,
  },
  "stock-places": {
    fields: (no) => ({ name: `Locul ${no}`, address: "Str. Fabricii 2, Turda" }),
    text: "name",
    subject: "stock-place",
    unique: "name",
    isKept: true,
  },
  suppliers: {
    fields: (no) => ({ name: `Furnizorul ${no}`, currency: "EUR", payment_days: 30 }),
    text: "name",
    subject: "supplier",
    isKept: true,
  },
  views: {
    fields: (no) => ({ list: "orders", name: `Lista ${no}`, query: "?stare=new", is_shared: false }),
    text: "query",
    subject: "staff_view",
    unique: "name",
  },
  vouchers: {
    fields: (no) => ({ code: `COD${no}`, name: `Voucherul ${no}`, kind: "percent", percent: 10 }),
    text: "name",
    subject: "voucher",
    unique: "code",
    isKept: true,
  },
};

/** Versioned records whose own rules are tested by their modules. */
const TESTED_ELSEWHERE = [
  "complaints",
  "customers",
  "keys",
  "media",
  "messages",
  "store-migrations",
  "campaigns",
  "webhooks",
  "emag/offers",
  "offers",
  "people",
  "products",
  "purchase-orders",
  "receipts",
  "recurring-orders",
  "returns",
  "reviews",
  "stock-counts",
  "stock-transfers",
];

beforeAll(() =>
  shop.api.importShop({ blogCategories: [{ id: 1, slug: "acasa", name: "Acasă", sortOrder: 1 }] }),
);

let last = 0;
const idOf = (data: Record<string, unknown>) =>
  Number(Object.entries(data).find(([key]) => /^id$|^\w+ID$/.test(key) && key !== "parentID")?.[1]);
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

const requiresVersion = (body: z.ZodType): boolean =>
  JSON.stringify(z.toJSONSchema(body, { io: "input", unrepresentable: "any" })).includes('"version"');

it("KINDS and OTHERS list every kind of versioned record", () => {
  const written = calls.flatMap(({ method, path, request }) => {
    const body = request?.body?.content["application/json"]?.schema;
    const [, kind] = /^\/staff\/([^{]+)\/\{id\}$/.exec(path) ?? [];
    return method === "put" && kind && body && requiresVersion(body) ? [kind] : [];
  });
  expect(written.toSorted()).toEqual([...Object.keys(KINDS), ...TESTED_ELSEWHERE].toSorted());
});

describe.each(Object.entries(KINDS))("a %s record", (name, { fields, text, subject, unique, isKept }) => {
  const path = `/staff/${name}`;
  const other = (no: number) => ({ [text]: text === "query" ? `?q=${no}` : `Altfel ${no}` });
  const isRead = calls.some((call) => call.method === "get" && call.path === `${path}/{id}`);
  const read = async (id: number) => {
    const { status, body } = await staff.get(isRead ? `${path}/${id}` : path);
    if (!isRead) return body.data.find((one: { id: number }) => one.id === id);
    return status === 404 ? undefined : body.data;
  };
  const actions = calls.flatMap((call) => {
    const [, act] = call.path.split(`${path}/{id}/`);
    const parsed = call.request?.body?.content["application/json"]?.schema.safeParse({ version: 1 });
    return call.method === "post" && act && !act.includes("/") && parsed?.success ? [act] : [];
  });
  const change = (id: number | string, body: object) => staff.put(`${path}/${id}`, body);
  const remove = (id: number, version: number | "") => staff.delete(`${path}/${id}?version=${version}`);
  const historyOf = (id: number) => shop.historyOf(subject, id);
  async function create() {
    const asked = fields((last += 1));
    const { status, body } = await staff.post(path, asked);
    expect([status, body.errors]).toEqual([200, undefined]);
    return { asked, stands: body.data, id: idOf(body.data) };
  }

  it("a record is returned as written, and saving it unchanged keeps its version", async () => {
    const { asked, stands, id } = await create();
    const { values } = stands; // Values have their own ids.
    expect(await read(id)).toEqual(stands);
    expect(stands.version).toBe(1);
    expect((await change(id, { ...asked, ...(values && { values }), version: 1 })).body.data).toEqual(stands);
    expect(await historyOf(id)).toHaveLength(1);
  });

  it("a record is changed only with its current version, even by concurrent requests", async () => {
    const { asked, id } = await create();
    const answers = await Promise.all([1, 2].map((no) => change(id, { ...asked, ...other(no), version: 1 })));
    expect(statusesOf(answers)).toEqual([200, 409]);
    const stands = await read(id);
    expect(stands.version).toBe(2);
    const stale = await change(id, { ...asked, ...other(3), version: 1 });
    expect([stale.status, stale.body.data]).toMatchObject([409, { version: 2, [text]: stands[text] }]);
    if (!isKept) expect((await remove(id, 1)).status).toBe(409);
    const late = actions.map((act) => staff.post(`${path}/${id}/${act}`, { version: 1 }));
    expect(statusesOf(await Promise.all(late))).toEqual(actions.map(() => 409));
    expect(await read(id)).toEqual(stands);
    expect(await historyOf(id)).toEqual([
      { sentence: expect.stringMatching(/ a fost creată?\.$/), actor_kind: "staff" },
      { sentence: expect.stringMatching(/ a fost schimbată?: \S.*\.$/), actor_kind: "staff" },
    ]);
  });

  it("a record cannot be changed or deleted without a version", async () => {
    const { asked, id } = await create();
    expect(Object.keys((await change(id, asked)).body.errors)).toEqual(["version"]);
    if (!isKept) expect(Object.keys((await remove(id, "")).body.errors)).toEqual(["version"]);
  });

  it.each(["999999", "0", "abc", "99999999999"])("no record can be changed under the id %s", async (id) => {
    expect((await change(id, { ...fields((last += 1)), version: 0 })).status).toBe(404);
  });

  it.runIf(unique)("a record's unique field stays unique, even for two concurrent creations", async () => {
    const requested = fields((last += 1));
    const answers = await Promise.all([1, 2].map(() => staff.post(path, requested)));
    expect(statusesOf(answers)).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(Object.keys(refused?.body.errors)).toEqual([unique]);
    if (isKept) return;
    const { asked: second, stands, id } = await create();
    const taken = { ...second, [String(unique)]: requested[String(unique)], version: 1 };
    expect(Object.keys((await change(id, taken)).body.errors)).toEqual([unique]);
    expect(await read(id)).toEqual(stands);
  });

  it.runIf(!isKept)("a deleted record no longer exists, and its id is never reused", async () => {
    const { id, stands } = await create();
    const { body } = await remove(id, 1);
    expect([idOf(body.data), body.data.version]).toEqual([id, 2]);
    expect(await read(id)).toBeUndefined();
    const next = await Promise.all([create(), create(), create()]);
    expect(new Set([id, ...next.map((one) => one.id)]).size).toBe(4);
    expect((await remove(id, 2)).status).toBe(404);
    expect((await historyOf(id)).at(-1)?.sentence).toMatch(/ a fost (?:șters|ștearsă|eliminat)\.$/);
    if (!stands.url) return;
    expect((await shop.post("/utilities/router", { url: stands.url })).body.statusCode).toBe(404);
  });
});

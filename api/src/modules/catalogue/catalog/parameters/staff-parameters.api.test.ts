import { describe, expect, it } from "vitest";
import { aProduct } from "../../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

let last = 0;
const fields = (changes: object = {}) => {
  last += 1;
  const values = [
    { value: "Alb", slug: "alb" },
    { value: "Negru", slug: "negru" },
  ];
  return { parameter: `Culoare ${last}`, slug: `culoare-${last}`, values, ...changes };
};
interface Created {
  parameterID: number;
  slug: string;
  values: { valueID: number; value: string; slug: string; sort_order: number }[];
}
const create = async (changes: object = {}): Promise<Created> =>
  (await staff.post("/staff/parameters", fields(changes))).body.data;
const change = (id: number | string, body: object) => staff.put(`/staff/parameters/${id}`, body);
const remove = (id: number | string, version: number) =>
  staff.delete(`/staff/parameters/${id}?version=${version}`);
const changesOf = (id: number) => shop.historyOf("parameter", id);
let product = 700;
async function aProductWith(...valueIds: number[]): Promise<number> {
  product += 1;
  await shop.api.importShop({ products: [aProduct({ id: product, valueIds, code: `PRM-${product}` })] });
  return product;
}
const paramsOf = async (productId: number): Promise<{ param: string; value: string }[]> =>
  (await shop.get(`/products/${productId}`)).body.data.param;

describe("creating a parameter", () => {
  it("stores a parameter's values in order and shows them on products", async () => {
    const requested = fields();
    const { status, body } = await staff.post("/staff/parameters", requested);
    expect([status, body.data]).toMatchObject([
      200,
      {
        parameter: requested.parameter,
        slug: requested.slug,
        version: 1,
        value_count: 2,
        values: [
          { value: "Alb", slug: "alb", sort_order: 1, products: 0 },
          { value: "Negru", slug: "negru", sort_order: 2, products: 0 },
        ],
      },
    ]);
    const { parameterID: id, values } = body.data;
    const [white, black] = [await aProductWith(values[0].valueID), await aProductWith(values[1].valueID)];
    expect(await paramsOf(white)).toContainEqual({ param: requested.parameter, value: "Alb" });
    expect(await paramsOf(black)).toContainEqual({ param: requested.parameter, value: "Negru" });
    const after = (await staff.get(`/staff/parameters/${id}`)).body.data;
    expect(after.values.map((value: { products: number }) => value.products)).toEqual([1, 1]);
    const { data } = (await staff.get("/staff/parameters")).body;
    expect(data).toContainEqual(expect.objectContaining({ parameterID: id, value_count: 2, version: 1 }));
    expect(data).not.toContainEqual(expect.objectContaining({ slug: "brand" }));
  });

  it.each([
    [{ parameter: "" }, "parameter"],
    [{ slug: "Nu Așa" }, "slug"],
    [{ slug: "parfum" }, "slug"],
    [{ slug: "brand" }, "slug"],
    [{ sort_order: -1 }, "sort_order"],
    [{ values: "alb" }, "values"],
    [{ values: [{ value: "", slug: "alb" }] }, "values.0.value"],
    [{ values: [{ value: "Alb", slug: "Alb" }] }, "values.0.slug"],
    [{ values: [{ value: "Lavandă", slug: "lavanda", valueID: 11 }] }, "values.0.valueID"],
  ])("refuses a parameter with %j and returns an error for the field %s", async (wrong, field) => {
    const requested = { ...fields(), parameter: "Greșit", ...wrong };
    const { status, body } = await staff.post("/staff/parameters", requested);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await shop.query("select from parameter where name = 'Greșit'")).toEqual([]);
  });
});

describe("changing a parameter", () => {
  it("shows renamed parameter values on products immediately", async () => {
    const { parameterID: id, values } = await create();
    const [white, black] = values;
    const productId = await aProductWith(white?.valueID ?? 0);
    const { status, body } = await change(id, {
      parameter: "Nuanță",
      values: [
        { value: "Cenușiu", slug: "cenusiu" },
        { valueID: white?.valueID, value: "Alb ca zăpada", slug: "negru" },
        { valueID: black?.valueID, value: "Negru", slug: "alb" },
      ],
      version: 1,
    });
    expect([status, body.data]).toMatchObject([
      200,
      {
        parameter: "Nuanță",
        version: 2,
        values: [
          { value: "Cenușiu", sort_order: 1 },
          { valueID: white?.valueID, slug: "negru", products: 1 },
          { valueID: black?.valueID, slug: "alb" },
        ],
      },
    ]);
    expect(await paramsOf(productId)).toContainEqual({ param: "Nuanță", value: "Alb ca zăpada" });
    expect((await shop.api.reindex()).repaired).toBe(0);
    expect((await changesOf(id))[1]?.sentence).toBe(
      "Caracteristica „Nuanță” a fost schimbată: denumirea, valorile.",
    );
  });

  it("removes an unused parameter value and refuses to remove one in use", async () => {
    const { parameterID: id, values } = await create();
    const [white] = values;
    await aProductWith(white?.valueID ?? 0);
    const stored = { valueID: white?.valueID, value: "Alb", slug: "alb" };
    const { body } = await change(id, { values: [stored], version: 1 });
    expect(body.data.values).toMatchObject([stored]);
    const refused = await change(id, { values: [], version: 2 });
    expect([refused.status, refused.body.data, refused.body.message]).toEqual([
      409,
      { products: 1 },
      "Valoarea „Alb” este folosită (produse: 1).",
    ]);
    expect((await staff.get(`/staff/parameters/${id}`)).body.data).toMatchObject({
      version: 2,
      value_count: 1,
    });
  });

  it("refuses to read, change or remove the built-in brand parameter", async () => {
    const answers = [
      await staff.get("/staff/parameters/1"),
      await change(1, { version: 0 }),
      await remove(1, 0),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

it("refuses to remove a parameter while a product has one of its values", async () => {
  const { parameterID: id, values } = await create();
  await aProductWith(values[1]?.valueID ?? 0);
  const { status, body } = await remove(id, 1);
  expect([status, body.message]).toEqual([409, "Valoarea „Negru” este folosită (produse: 1)."]);
  expect((await staff.get(`/staff/parameters/${id}`)).body.data.value_count).toBe(2);
});

describe("merging two values", () => {
  const merge = (id: number, body: object) => staff.post(`/staff/parameters/${id}/merge`, body);

  it("merging two values moves the products of both to the remaining value", async () => {
    const { parameterID: id, values } = await create();
    const [white = 0, black = 0] = values.map(({ valueID }) => valueID);
    const [first, both] = [await aProductWith(white), await aProductWith(white, black)];
    const { status, body } = await merge(id, { from: white, into: black, version: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      version: 2,
      values: [{ valueID: black, products: 2 }],
      categories: [{ products: 2 }],
    });
    expect(await paramsOf(first)).toMatchObject([{ value: "Negru" }]);
    expect(await paramsOf(both)).toMatchObject([{ value: "Negru" }]);
    expect((await shop.api.reindex()).repaired).toBe(0);
    expect((await changesOf(id))[1]?.sentence).toMatch(/valoarea „Alb” a fost unită cu „Negru”\.$/);
    const [change] = (await staff.get(`/staff/changes?subject_kind=parameter&subject_id=${id}`)).body.data;
    expect(change).toMatchObject({ inverse: null });
  });

  it.each([
    ["from", (own: number, other: number) => ({ from: other, into: own })],
    ["into", (own: number, other: number) => ({ from: own, into: other })],
    ["into", (own: number) => ({ from: own, into: own })],
  ])(
    "merging values returns an error for %s unless both are different values of the parameter",
    async (field, bodyOf) => {
      const [one, other] = [await create(), await create()];
      const ids = [one, other].map(({ values }) => values[0]?.valueID ?? 0);
      const { status, body } = await merge(one.parameterID, {
        ...bodyOf(ids[0] ?? 0, ids[1] ?? 0),
        version: 1,
      });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    },
  );
});

it("moves a parameter up and down and keeps the order of the others", async () => {
  const ids: number[] = [];
  for (const sort_order of [900, 900, 900]) ids.push((await create({ sort_order })).parameterID);
  const place = async (id: number | undefined, step: string) => {
    const { version } = (await staff.get(`/staff/parameters/${id}`)).body.data;
    return (await staff.post(`/staff/parameters/${id}/place`, { step, version })).status;
  };
  const order = async (): Promise<number[]> =>
    (await staff.get("/staff/parameters")).body.data
      .map(({ parameterID }: { parameterID: number }) => parameterID)
      .filter((id: number) => ids.includes(id));
  expect(await place(ids[2], "up")).toBe(200);
  expect(await order()).toEqual([ids[0], ids[2], ids[1]]);
  expect(await place(ids[0], "down")).toBe(200);
  expect(await order()).toEqual([ids[2], ids[0], ids[1]]);
});

it("a parameter accepts the maximum number of values in one request", async () => {
  const values = Array.from({ length: 5_000 }, (_, at) => ({
    value: `O valoare cu un nume lung, cum sunt multe ${at}`,
    slug: `o-valoare-cu-un-nume-lung-${at}`,
  }));
  const { parameterID: id, ...made } = (await create({ values })) as Created & { version: number };
  expect(made.values).toHaveLength(5_000);
  const changed = made.values.map(({ valueID, slug, value, sort_order }) => ({
    valueID,
    value: `${value}!`,
    slug,
    sort_order,
  }));
  const { status, body } = await change(id, { values: changed, version: made.version });
  expect([status, body.data.values.at(-1).value]).toEqual([200, `${values[4_999]?.value}!`]);
  expect((await remove(id, body.data.version)).status).toBe(200);
});

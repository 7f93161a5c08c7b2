import { beforeEach, describe, expect, it } from "vitest";
import { openTestShop } from "../../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

interface Choice {
  id: number;
  name: string;
  values: { id: number; name: string }[];
}
const parameters: Choice[] = (await staff.get("/staff/product-parameters")).body.data.filter(
  ({ values }: Choice) => values.length > 1,
);
const [axis, other] = parameters;
const [one, two] = axis?.values ?? [];
if (!axis || !other || !one || !two) throw new Error("The test catalogue has too few parameters.");

let last = 0;
let id = 0;
beforeEach(async () => {
  last += 1;
  const { body } = await staff.post("/staff/products", {
    name: `Cremă ${last}`,
    code: `CR-${last}`,
    brandID: 1,
    categoryID: 3,
    weight_grams: 300,
    size_mm: { width: 60, depth: 60, height: 150 },
    list_price: 20,
    description: "<p>Bună.</p>",
    pics: ["/media/packshot/1-1"],
  });
  id = body.data.productID;
});
const add = (body: object, at = id) => staff.post(`/staff/products/${at}/variants`, { version: 1, ...body });
const family = async (at = id) => (await staff.get(`/staff/products/${at}/variants`)).body.data;
const aVariant = (changes: object = {}) => ({ value_ids: [two.id], code: `CR-${last}-2`, ...changes });
const change = (body: object) => staff.put(`/staff/products/${id}`, body);
const first = { own_value_ids: [one.id] };
const pickOf = ({ net_quantity, weight_grams, size_mm }: Record<string, unknown>) => ({
  net_quantity,
  weight_grams,
  size_mm,
});

describe("variants of a product", () => {
  it("variants copy the first product except for their own values, unpublished and without stock", async () => {
    const { status, body } = await add({ ...first, variants: [aVariant({ list_price: 35.5 })] });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      masterID: id,
      version: 2,
      variants: [
        { productID: id, values: { [axis.name]: one.name }, price: 20 },
        {
          code: `CR-${last}-2`,
          values: { [axis.name]: two.name },
          price: 35.5,
          stock: 0,
          is_published: false,
        },
      ],
    });
    const made = body.data.variants[1].productID;
    const { data } = (await staff.get(`/staff/products/${made}`)).body;
    expect(data.fields).toMatchObject({
      masterID: id,
      name: `Cremă ${last}, ${two.name}`,
      description: "<p>Bună.</p>",
      pics: ["/media/packshot/1-1"],
      value_ids: [two.id],
    });
    expect(data).toMatchObject({ version: 1, list_price: 35.5, missing: {} });
    expect(await family(made)).toMatchObject({ masterID: id });
  });

  it("variants with their own net quantity do not copy packaging", async () => {
    const fields = { net_quantity: { amount: 1, unit: "l" }, packaging: "plastic 45" };
    await change({ ...fields, version: 1 });
    const own = {
      net_quantity: { amount: 5, unit: "l" },
      weight_grams: 5300,
      size_mm: { width: 190, depth: 135, height: 300 },
    };
    const { body } = await add({
      own_value_ids: [one.id],
      version: 2,
      variants: [aVariant(own), { value_ids: [axis.values[2]?.id], code: `CR-${last}-3` }],
    });
    const made = body.data.variants.slice(1).map(({ productID }: { productID: number }) => productID);
    const reported = await Promise.all(
      made.map(async (variant: number) => (await staff.get(`/staff/products/${variant}`)).body.data.fields),
    );
    expect(reported).toMatchObject([
      { ...own, packaging: "" },
      { ...fields, weight_grams: 300, size_mm: { width: 60, depth: 60, height: 150 } },
    ]);
  });

  it("variants are published only if their net quantity matches their variant value", async () => {
    const values = { net_quantity: { amount: 1, unit: "l" }, variant_values: { Volum: "5 l" } };
    await change({ ...values, version: 1 });
    const refused = await staff.post(`/staff/products/${id}/publish`, { version: 2 });
    const expected = { net_quantity: ["Cantitatea netă este 1 l, dar varianta este „5 l”."] };
    expect([refused.status, refused.body.errors]).toEqual([422, expected]);
    expect((await staff.get(`/staff/products/${id}`)).body.data.missing).toEqual(expected);
    await change({ net_quantity: { amount: 5, unit: "l" }, version: 2 });
    expect((await staff.post(`/staff/products/${id}/publish`, { version: 3 })).status).toBe(200);
  });

  it("published variants are shown next to each other in the shop", async () => {
    const { body } = await add({ ...first, variants: [aVariant()] });
    await staff.post("/staff/products/bulk", {
      act: "publish",
      ids: body.data.variants.map(({ productID }: { productID: number }) => productID),
    });
    const page = JSON.stringify((await shop.get(`/products/${id}`)).body.data);
    expect(page).toContain(two.name);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it.each<[string, () => object, string]>([
    [
      "an existing code",
      () => ({ ...first, variants: [aVariant({ code: `CR-${last}` })] }),
      "variants.0.code",
    ],
    [
      "the same values twice",
      () => ({ ...first, variants: [aVariant(), aVariant({ code: "X" })] }),
      "variants.1.value_ids",
    ],
    [
      "the values of the first one",
      () => ({ ...first, variants: [aVariant({ value_ids: [one.id] })] }),
      "variants.0.value_ids",
    ],
    [
      "other parameters",
      () => ({ ...first, variants: [aVariant({ value_ids: [other.values[0]?.id] })] }),
      "variants.0.value_ids",
    ],
    [
      "two values of a parameter",
      () => ({ ...first, variants: [aVariant({ value_ids: [one.id, two.id] })] }),
      "variants.0.value_ids",
    ],
    [
      "an unknown value",
      () => ({ ...first, variants: [aVariant({ value_ids: [999_999] })] }),
      "variants.0.value_ids",
    ],
    ["no values of its own", () => ({ variants: [aVariant()] }), "own_value_ids"],
    [
      "a wrong barcode",
      () => ({ ...first, variants: [aVariant({ barcode: "5940000000121" })] }),
      "variants.0.barcode",
    ],
    [
      "a net quantity of zero",
      () => ({ ...first, variants: [aVariant({ net_quantity: { amount: null, unit: "l" } })] }),
      "variants.0.net_quantity.amount",
    ],
    [
      "no weight and dimensions",
      () => ({ ...first, variants: [aVariant({ weight_grams: null, size_mm: null })] }),
      "variants.0.size_mm variants.0.weight_grams",
    ],
    ["no variant", () => ({ ...first, variants: [] }), "variants"],
  ])("refuses variants with %s and reports the field", async (_, body, field) => {
    const { status, body: answer } = await add(body());
    expect([
      status,
      Object.keys(answer.errors ?? {})
        .toSorted()
        .join(" "),
    ]).toEqual([422, field]);
    expect(await family()).toMatchObject({ version: 1, variants: [{ productID: id, values: {} }] });
  });

  it("saves net quantity, weight and size of a family in one request, with errors at their rows", async () => {
    const made = (await add({ ...first, variants: [aVariant()] })).body.data.variants;
    const size = { width: 100, depth: 100, height: 300 };
    const row = (place: number, changes: object = {}) => ({
      productID: made[place].productID,
      version: made[place].version,
      net_quantity: { amount: 5, unit: "l" },
      weight_grams: 5_200,
      size_mm: size,
      ...changes,
    });
    const save = (...variants: object[]) => staff.put(`/staff/products/${id}/variants`, { variants });
    const wrong = await save(row(0), row(1, { weight_grams: null }));
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["variants.1.weight_grams"]]);
    expect(await family()).toMatchObject({ variants: [{ weight_grams: 300 }, { weight_grams: 300 }] });
    const { body } = await save(row(0, { ...pickOf(made[0]) }), row(1));
    expect(body.data.variants).toMatchObject([
      { version: made[0].version, weight_grams: 300 },
      {
        version: made[1].version + 1,
        weight_grams: 5_200,
        size_mm: size,
        net_quantity: { amount: 5, unit: "l" },
      },
    ]);
    const late = await save(row(0), row(1, { weight_grams: 6_000 }));
    expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ["variants.1.version"]]);
    const stranger = await save(row(0, { productID: 1 }));
    expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([422, ["variants.0.productID"]]);
  });

  it("refuses to add variants on a stale version, or to a product that is a variant", async () => {
    const { body } = await add({ ...first, variants: [aVariant()] });
    const late = await add({ variants: [aVariant({ code: "Y" })] });
    expect([late.status, late.body.data.version]).toEqual([409, 2]);
    const below = await add(
      { ...first, variants: [aVariant({ code: "Y" })] },
      body.data.variants[1].productID,
    );
    expect([below.status, Object.keys(below.body.errors)]).toEqual([422, ["masterID"]]);
  });
});

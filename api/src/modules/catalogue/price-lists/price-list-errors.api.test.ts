import { expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const SINCE = "2026-01-01T00:00:00Z";
const send = (body: object) => staff.post("/staff/price-lists", { starts_at: SINCE, ...body });

it.each<[string, object, string]>([
  ["an unknown code", { rows: [{ target: "product", code: "X-0", price: 1 }] }, "rows.0.code"],
  ["an unknown account", { members: [{ customer: "nimeni@example.com" }] }, "members.0.customer"],
  ["an invalid CUI", { members: [{ cui: "123456" }] }, "members.0.cui"],
  ["a member without an account or CUI", { members: [{}] }, "members.0.customer"],
  ["a price of zero", { rows: [{ target: "product", code: "X", price: 0 }] }, "rows.0.price"],
  [
    "both a price and a percentage",
    { rows: [{ target: "product", code: "X", price: 1, percent: 1 }] },
    "rows.0.price",
  ],
  ["a fixed price for all products", { rows: [{ target: "all", price: 1 }] }, "rows.0.price"],
  ["a reduction of 110 percent", { rows: [{ target: "all", percent: 110 }] }, "rows.0.percent"],
  ["a quantity of zero", { rows: [{ target: "all", percent: 10, from: 0 }] }, "rows.0.from"],
  [
    "the same row twice",
    {
      rows: [
        { target: "all", percent: 10 },
        { target: "all", percent: 12 },
      ],
    },
    "rows.1.code",
  ],
  ["an end before the start", { ends_at: "2025-01-01T00:00:00Z" }, "ends_at"],
  ["no name", { name: " " }, "name"],
])("refuses a price list: %s", async (_, body, field) => {
  const before = await shop.query("select from price_list");
  const { status, body: answer } = await send({ name: "Greșită", ...body });
  expect([status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  expect(await shop.query("select from price_list")).toHaveLength(before.length);
});

it("the check reports all invalid rows and members at once, together with malformed ones", async () => {
  for (const slug of ["unu", "doi"]) await staff.post("/staff/categories", { category: "Dublă", slug });
  await staff.post("/staff/categories", { category: "Singura", slug: "singura" });
  const rows = [
    { target: "product", code: "X-0", price: 1 },
    { target: "product", code: "X-1", price: 0 },
    { target: "category", code: "singura", percent: 5 },
    { target: "category", code: "dublă", percent: 5 },
    { target: "category", code: "/singura", percent: 6 },
  ];
  const members = [{}, { customer: "nimeni@example.com" }];
  const body = { name: "", starts_at: SINCE, rows, members };
  const checked = await staff.post("/staff/price-lists/check", body);
  expect([checked.status, Object.keys(checked.body.errors).toSorted()]).toEqual([
    422,
    [
      "members.0.customer",
      "members.1.customer",
      "name",
      "rows.0.code",
      "rows.1.price",
      "rows.3.code",
      "rows.4.code",
    ],
  ]);
  const valid = await staff.post("/staff/price-lists/check", {
    name: "Bună",
    starts_at: SINCE,
    rows: [rows[2]],
  });
  expect([valid.status, valid.body.data]).toEqual([200, { valid: true }]);
});

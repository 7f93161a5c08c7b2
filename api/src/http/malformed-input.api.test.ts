import fc from "fast-check";
import { expect, it } from "vitest";
import { openTestShop } from "../testing/test-shop.ts";

/** More than the suite's share: CURAT_FUZZ_RUNS=10000. */
const RUNS = Number(process.env.CURAT_FUZZ_RUNS ?? 600);

const shop = await openTestShop();
const document = (await (
  await shop.api.fetch(new Request("http://api.test/api/v1/openapi.json"))
).json()) as {
  paths: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
);

const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "0",
    "-1",
    "1e9",
    "99999999999999999999",
    "NaN",
    "null",
    "' or 1=1 --",
    "\u0000",
    "ș".repeat(300),
    "%",
    "../..",
    "{}",
  ),
  fc.integer().map(String),
);
/** Names that bodies really have, so that generated ones get past the first check now and then. */
const key = fc.constantFrom(
  "qty",
  "options",
  "url",
  "order_type",
  "delivery",
  "deliveryid",
  "payment",
  "paymentid",
  "customer",
  "email",
  "phone",
  "company",
  "deliveryaddress",
  "countyid",
  "items",
);
const body = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    nasty,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 3 }),
    tie("object"),
  ),
  object: fc.dictionary(key, tie("value"), { maxKeys: 5 }),
}));
const request = fc.record({
  operation: fc.constantFrom(...operations),
  segments: fc.array(nasty, { minLength: 3, maxLength: 3 }),
  query: fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          "page",
          "perPage",
          "sel_params",
          "sel_params_price",
          "items[1]",
          "deliveryCode",
          "paymentID",
          "countyID",
          "sortorder",
        ),
        nasty,
      ),
      nasty,
    ),
    { maxLength: 4 },
  ),
  cart: fc.option(nasty, { nil: undefined }),
  body: fc.oneof(
    body.object.map((value) => JSON.stringify(value)),
    body.value.map((value) => JSON.stringify(value) ?? ""),
    fc.string({ maxLength: 30 }),
  ),
});

it("answers any malformed request below 500, and a 422 names its field in Romanian", async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, segments, query, cart, body: sent }) => {
      const path = operation.path.replaceAll(
        /\{\w+\}/g,
        () => encodeURIComponent((segments.shift() ?? "").toWellFormed()) || "-",
      );
      const search = new URLSearchParams(
        query.map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()]),
      );
      const header = cart === undefined ? {} : { cart: encodeURIComponent(cart.toWellFormed()) };
      const answer = await shop.send(operation.method, `${path}?${search}`, {
        ...header,
        ...(operation.method === "GET" ? {} : { body: sent }),
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 422) {
        const messages = Object.values(answer.body.errors as Record<string, string[]>).flat();
        expect(messages.length).toBeGreaterThan(0);
        expect(messages.join(" ")).not.toMatch(/\b(?:Invalid|Expected|expected|required|Required)\b/);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 120_000);

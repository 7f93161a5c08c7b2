import { expect, it } from "vitest";
import { z } from "@hono/zod-openapi";
import { fieldErrorsOf } from "./field-errors.ts";
import { MESSAGES } from "./messages.values.ts";

const schema = z.strictObject({
  customer: z.object({ email: z.string("Nu este text.").min(3, "Prea scurt.").endsWith("@", "Fără @.") }),
  products: z.array(z.object({ quantity: z.int("Nu este un număr.") })),
});
const errorsOf = (body: unknown) => fieldErrorsOf(schema.safeParse(body).error?.issues ?? []);

it("fieldErrorsOf reports the first error of a field under its path", () => {
  expect(errorsOf({ customer: { email: "a" }, products: [{ quantity: 1 }, { quantity: "doi" }] })).toEqual({
    "customer.email": ["Prea scurt."],
    "products.1.quantity": ["Nu este un număr."],
  });
  expect(errorsOf({ customer: { email: "ab@" }, products: [] })).toEqual({});
});

it("fieldErrorsOf reports each unknown field, and a non-object body under `body`", () => {
  const found = errorsOf({ customer: { email: "ab@" }, products: [], x: 1, __proto__y: 2 });
  expect(Object.keys(found)).toEqual(["x", "__proto__y"]);
  expect(Object.keys(errorsOf("text"))).toEqual(["body"]);
});

it("fieldErrorsOf uses a default message for an issue without one", () => {
  expect(fieldErrorsOf([{ path: ["a"], message: "" }])).toEqual({ a: [MESSAGES.malformed] });
});

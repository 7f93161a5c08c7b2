import { expect, it } from "vitest";
import { fieldsIn } from "./receipt-fields.ts";

it("other costs and the invoice total accept thousands separators", () => {
  const form = new FormData();
  form.set("rate", "5.043");
  form.set("extra", "1.234");
  form.set("invoice_total", "12.345,60");
  expect(fieldsIn(form)).toMatchObject({ rate: 5.043, extra: 1234, invoice_total: 12_345.6 });
});

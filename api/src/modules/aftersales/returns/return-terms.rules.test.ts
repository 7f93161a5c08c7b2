import { expect, it } from "vitest";
import { readReturnTerms } from "./return-terms.rules.ts";

it.each([
  [undefined, { days: 14, companies: false, pickupDays: 3, address: "" }],
  [null, { days: 14, companies: false, pickupDays: 3, address: "" }],
  [{ days: 3 }, { days: 14, companies: false, pickupDays: 3, address: "" }],
  [
    { days: 30, companies: true },
    { days: 30, companies: true, pickupDays: 3, address: "" },
  ],
  [
    { days: "60", companies: "da" },
    { days: 14, companies: false, pickupDays: 3, address: "" },
  ],
])("the setting %j gives the terms %j", (setting, terms) => {
  expect(readReturnTerms(setting)).toEqual(terms);
});

import { describe, expect, it } from "vitest";
import { placeOf } from "./place-fields.ts";

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("county and city fields", () => {
  it("the address fields ignore a city that belongs to another county", () => {
    expect(placeOf(aForm({ countyid: "12", listed: "12", cityid: "7" })).cityId).toBe("7");
    expect(placeOf(aForm({ countyid: "12", listed: "5", cityid: "7" })).cityId).toBe("");
  });

  it("address fields can be read with a name prefix", () => {
    const form = aForm({ "company.countyid": "12", "company.listed": "12", "company.cityid": "7" });
    expect(placeOf(form, "company")).toEqual({ countyId: "12", listed: "12", cityId: "7" });
  });
});

import { describe, expect, it } from "vitest";
import { storeChoices, LOCAL_KEY_OF, preselected, readChoices } from "./remembered-choices.ts";

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("remembered choices", () => {
  it("remembered choices are stored in local storage under the specified keys", () => {
    expect(LOCAL_KEY_OF).toEqual({
      "deliveryaddress.id": "deliveryaddress_id",
      "company.id": "company_id",
      "delivery.deliveryid": "delivery_options_id",
    });
  });

  it("remembered choices are updated from the form, and choices missing from the form keep their earlier values", () => {
    const first = storeChoices(undefined, aForm({ "deliveryaddress.id": "12", "delivery.deliveryid": "3" }));
    const stored = storeChoices(first, aForm({ "company.id": "", "delivery.deliveryid": "2" }));
    expect(readChoices(stored)).toEqual({
      addressId: "12",
      companyId: "",
      deliveryId: "2",
      locker: undefined,
      customerType: undefined,
      isSame: true,
    });
  });

  it("remembered choices include the customer type", () => {
    const stored = storeChoices(undefined, aForm({ "customer.customer_type": "pj" }));
    expect(readChoices(stored).customerType).toBe("pj");
    expect(readChoices(storeChoices(stored, aForm({}))).customerType).toBe("pj");
    expect(readChoices("customer_type=x").customerType).toBeUndefined();
  });

  it("a company's order is delivered to its billing address unless another address was chosen", () => {
    const company = { "customer.customer_type": "pj" };
    const stored = storeChoices(undefined, aForm({ ...company, same: "1" }));
    expect(readChoices(stored).isSame).toBe(true);
    expect(readChoices(storeChoices(stored, aForm(company))).isSame).toBe(false);
  });

  it("the remembered locker includes its name", () => {
    const stored = storeChoices(undefined, aForm({ selected_store: "17 easybox Mall Băneasa & Co" }));
    expect(readChoices(stored).locker).toBe("17 easybox Mall Băneasa & Co");
  });

  it("remembered choices are empty for a malformed cookie", () => {
    expect(readChoices("%E0%A4%A;;")).toMatchObject({ addressId: undefined, deliveryId: undefined });
  });
});

describe("preselected entry", () => {
  const entries = [{ id: 7 }, { id: 9 }];
  it.each([
    [undefined, 7],
    ["9", 9],
    ["8", 7],
    ["", undefined],
  ])("with the remembered entry %j, the preselected entry is %s", (remembered, id) => {
    expect(preselected(entries, remembered)?.id).toBe(id);
  });
  it("the preselected entry is undefined when the customer has no saved entries", () => {
    expect(preselected([], "9")).toBeUndefined();
  });
});

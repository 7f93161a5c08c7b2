import { describe, expect, it } from "vitest";
import { decodeMachine, encodeMachine } from "@curat/contract/machine-address.values";
import { machineName, machineOfForm, sentFields } from "./machine-form.ts";

const machine = {
  type: "Aspirator",
  brand: "Kärcher",
  model: "T 12/1",
  capacity: "12 l",
  year: "2021",
  categoryID: 4133,
};

describe("machine form", () => {
  it("a machine needs a type, brand or model", () => {
    expect(machineOfForm(new URLSearchParams("type=Aspirator&brand=&model=T+12&categoryID=7"))).toEqual({
      type: "Aspirator",
      brand: "",
      model: "T 12",
      capacity: "",
      year: "",
      categoryID: 7,
    });
    expect(machineOfForm(new URLSearchParams("type=Aspirator&brand=&categoryID=7"))?.type).toBe("Aspirator");
    const details = new URLSearchParams("type=&brand=&capacity=50+l&year=2021&categoryID=7");
    expect(machineOfForm(details)).toBeUndefined();
    expect(sentFields(details)).toEqual({ type: "", brand: "", model: "", capacity: "50 l", year: "2021" });
    expect(sentFields(new URLSearchParams("categoryID=7"))).toBeUndefined();
  });

  it("a machine's model is cut to 80 characters, and its URL segment decodes to the same machine", () => {
    const query = new URLSearchParams({
      brand: ` \0 ${"x".repeat(79)}🧹`,
      model: "y".repeat(200),
      year: "2021",
    });
    const requested = machineOfForm(query);
    expect(requested?.model).toBe("y".repeat(80));
    expect(decodeMachine(encodeMachine(requested ?? {}))).toEqual(requested);
  });

  it("a machine's name contains all its values", () => {
    expect(machineName(machine)).toBe("Aspirator Kärcher T 12/1 12 l 2021");
  });
});

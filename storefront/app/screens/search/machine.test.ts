import { describe, expect, it } from "vitest";
import { decodeMachine, encodeMachine, machineName, machineOfForm, sentFields } from "./machine.ts";

const machine = {
  type: "Aspirator",
  brand: "Kärcher",
  model: "T 12/1",
  capacity: "12 l",
  year: "2021",
  categoryID: 4133,
};

describe("a machine in an address", () => {
  it("comes back as it went in, diacritics too", () => {
    const encoded = encodeMachine(machine);
    expect(encoded).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(decodeMachine(encoded)).toEqual(machine);
  });

  it.each(["", "detergent", "%%%", btoa("[1]"), btoa("null"), btoa('{"brand":{}}')])(
    "is none in %j",
    (encoded) => {
      expect(decodeMachine(encoded)).toBeUndefined();
    },
  );

  it("is read from the form, and none of capacity and year alone", () => {
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

  it("is called by what tells it from others", () => {
    expect(machineName(machine)).toBe("Aspirator Kärcher T 12/1 12 l 2021");
  });
});

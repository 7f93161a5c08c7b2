import { decodeMachine, encodeMachine, isNamed, MACHINE_PARTS } from "@curat/contract/machine-address.values";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compatibleValues, machineText } from "./machine-fit.ts";

const chosen = {
  type: "Mașină de spălat pardoseli",
  brand: "Aquila",
  model: "B 50",
  capacity: "50 l",
  year: "2021",
  categoryID: 4170,
};

const addressOf = (json: string): string => Buffer.from(json).toString("base64url");

it("decodeMachine returns a complete machine or undefined for any text", () => {
  const json = fc.json().map(addressOf);
  const fields = fc
    .dictionary(fc.constantFrom(...MACHINE_PARTS, "categoryID"), fc.jsonValue())
    .map((given) => addressOf(JSON.stringify(given)));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), json, fields), (text) => {
      const read = decodeMachine(text);
      if (!read) return;
      expect(isNamed(read)).toBe(true);
      expect(decodeMachine(encodeMachine(read))).toEqual(read);
    }),
  );
});

describe("compatibleValues", () => {
  const names = {
    parameters: [{ id: 9, name: "Model compatibil", slug: "model-compatibil" }],
    values: [
      { id: 1, parameterId: 9, name: "Aquila B50", slug: "aquila-b50" },
      { id: 2, parameterId: 9, name: "Aquila B 50", slug: "aquila-b-50" },
      { id: 3, parameterId: 9, name: "b 50", slug: "b-50" },
      { id: 4, parameterId: 8, name: "B 50", slug: "b-50" },
    ],
    categories: [],
  };
  const machine = { ...chosen, capacity: "", year: "" };

  it("compatibleValues finds a machine's model with or without its brand", () => {
    expect(compatibleValues(machine, names).map((value) => value.valueId)).toEqual([2, 3]);
  });

  it("compatibleValues finds the model of any brand if the brand is omitted", () => {
    const values = [{ id: 5, parameterId: 9, name: "Podexa Lunca", slug: "podexa-lunca" }];
    const requested = (brand: string) =>
      compatibleValues({ ...machine, brand, model: "lunca" }, { ...names, values });
    expect([requested(""), requested("PODEXA"), requested("Aquila")].map((found) => found.length)).toEqual([
      1, 1, 0,
    ]);
  });

  it("compatibleValues finds all models of a brand, and all machines if only a type is given", () => {
    const ids = (requested: object) =>
      compatibleValues({ ...machine, model: "", ...requested }, names).map((value) => value.valueId);
    expect(ids({})).toEqual([1, 2]);
    expect(ids({ brand: "" })).toEqual([1, 2, 3]);
    expect(ids({ brand: "Altul" })).toEqual([]);
  });

  it("compatibleValues compares capacity and year if machine names contain them", () => {
    const values = ["Aquila B 50 50 l", "Aquila B 50 70 l", "Aquila B 50 2019"].map((name, place) => ({
      id: place + 1,
      parameterId: 9,
      name,
      slug: "",
    }));
    const ids = (requested: object) =>
      compatibleValues({ ...machine, model: "", ...requested }, { ...names, values }).map(
        (value) => value.valueId,
      );
    expect(ids({ capacity: "70 L" })).toEqual([2]);
    expect(ids({ year: "2019" })).toEqual([3]);
    expect(ids({ capacity: "90 l", year: "1999" })).toEqual([1, 2, 3]);
  });

  it("compatibleValues returns nothing if the parameter is missing, and machineText joins brand, model and the requested type", () => {
    expect(compatibleValues(machine, { ...names, parameters: [] })).toEqual([]);
    expect(machineText(machine)).toBe("Aquila B 50");
    expect(machineText({ ...machine, brand: "" }, "type")).toBe("Mașină de spălat pardoseli B 50");
  });
});

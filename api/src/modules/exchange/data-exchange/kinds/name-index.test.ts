import { describe, expect, it } from "vitest";
import { NameIndex } from "./name-index.ts";

describe("names of things", () => {
  it("are found however they are written, and of two alike each has its number behind it", () => {
    const brands = new NameIndex(
      new Map([
        [1, "Curat & Fiii"],
        [2, "Luciu"],
        [3, "LUCIU"],
      ]),
    );
    expect(["curat fiii", "Luciu", "Luciu #3", "Altul"].map((name) => brands.idOf(name))).toEqual([
      1,
      undefined,
      3,
      undefined,
    ]);
    expect([1, 2].map((id) => brands.nameOf(id))).toEqual(["Curat & Fiii", "Luciu #2"]);
  });

  it("that are paths are not those of one room that is called like two", () => {
    const categories = new NameIndex(
      new Map([
        [1, "Baie Covoare"],
        [2, "Baie > Covoare"],
      ]),
      ">",
    );
    expect([categories.idOf("baie covoare"), categories.idOf("baie>COVOARE")]).toEqual([1, 2]);
    expect(categories.nameOf(1)).toBe("Baie Covoare");
    expect(new NameIndex(new Map([[1, "Baie Covoare"]]), ">").idOf("Baie > Covoare")).toBeUndefined();
  });

  it("that are values belong to their parameter", () => {
    const values = new NameIndex(new Map([[1, "Volum net: 5 l"]]), ":");
    expect([values.idOf("volum net:5 L"), values.idOf("Volum: net 5 l")]).toEqual([1, undefined]);
  });
});

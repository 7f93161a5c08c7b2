import { describe, expect, it } from "vitest";
import { NameIndex } from "./name-index.ts";

describe("NameIndex", () => {
  it("NameIndex finds names in any spelling and appends the id to ambiguous names", () => {
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

  it("NameIndex distinguishes a path from one name with the same words", () => {
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

  it("NameIndex finds values by name within their parameter", () => {
    const values = new NameIndex(new Map([[1, "Volum net: 5 l"]]), ":");
    expect([values.idOf("volum net:5 L"), values.idOf("Volum: net 5 l")]).toEqual([1, undefined]);
  });
});

import { describe, expect, it } from "vitest";
import { mapAddress, officeOf } from "./office.ts";

const ADDRESS = "Str. Fabricii de Săpun nr. 18, 400600 Cluj-Napoca, jud. Cluj, România";
const showroom = { address: "Str. Fabricii de Săpun nr. 18", city: "Cluj-Napoca", lat: 46.78, lng: 23.61 };
const depot = { address: "Parcul Logistic Est, hala C", city: "Apahida", lat: 46.81, lng: 23.74 };

describe("office location", () => {
  it("the office location is that of the store at the company's address", () => {
    expect(officeOf(ADDRESS, [depot, showroom])).toEqual({ lat: 46.78, lng: 23.61 });
  });

  it("the office location is undefined if no store matches town and street", () => {
    expect(officeOf(ADDRESS, [depot])).toBeUndefined();
    expect(officeOf(ADDRESS, [{ ...showroom, city: "Dej" }])).toBeUndefined();
    expect(officeOf(ADDRESS, [{ ...showroom, address: "" }])).toBeUndefined();
  });
});

describe("office map link", () => {
  it("the office's map link shows a pin, or searches for the address", () => {
    expect(mapAddress(ADDRESS, { lat: 46.78, lng: 23.61 })).toBe(
      "https://www.openstreetmap.org/?mlat=46.78&mlon=23.61#map=17/46.78/23.61",
    );
    expect(mapAddress("Str. Lungă 1, Țaga", undefined)).toBe(
      "https://www.openstreetmap.org/search?query=Str.%20Lung%C4%83%201%2C%20%C8%9Aaga",
    );
  });
});

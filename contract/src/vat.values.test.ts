import { describe, expect, it } from "vitest";
import { netLei, netOf, vatOf } from "./vat.values.ts";

describe("VAT in a gross amount", () => {
  it.each([
    [121_00, 21, 21_00],
    [10_00, 21, 1_74],
    [111_00, 11, 11_00],
    [1, 21, 0],
    [0, 21, 0],
    [119_00, 19, 19_00],
    [100_00, 0, 0],
    [109_50, 9.5, 9_50],
  ])("VAT in %d bani at %d percent is %d", (gross, percent, vat) => {
    expect(vatOf(gross, percent)).toBe(vat);
    expect(netOf(gross, percent)).toBe(gross - vat);
  });
});

it.each([
  [48.4, 21, 40],
  [17.3, 21, 14.3],
  [10, 11, 9.01],
  [0.01, 21, 0.01],
  [99.99, 0, 99.99],
])("%d lei with %d percent VAT are %d without VAT", (lei, percent, net) => {
  expect(netLei(lei, percent)).toBe(net);
});

import { expect, it } from "vitest";
import { tradeNumber } from "./trade-number.values.ts";

it.each(["5941234567899", "4006381333931", "036000291452", "96385074"])(
  "tradeNumber returns the global barcode %s",
  (barcode) => {
    expect(tradeNumber(barcode)).toBe(barcode);
  },
);

it.each(["2001000100002", "0212345678901", "5941234567898", "12345", "abc", "", null])(
  "tradeNumber ignores %s",
  (barcode) => {
    expect(tradeNumber(barcode)).toBeUndefined();
  },
);

import { expect, it } from "vitest";
import { tradeNumber } from "./trade-number.values.ts";

it.each(["5941234567899", "4006381333931", "036000291452", "96385074"])(
  "takes %s, which is known the world over",
  (barcode) => {
    expect(tradeNumber(barcode)).toBe(barcode);
  },
);

it.each(["2001000100002", "0212345678901", "5941234567898", "12345", "abc", "", null])(
  "leaves out %s",
  (barcode) => {
    expect(tradeNumber(barcode)).toBeUndefined();
  },
);

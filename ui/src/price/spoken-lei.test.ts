import { expect, it } from "vitest";
import { readableLei } from "./readable-lei.ts";

it("a price is read out as one number", () => {
  expect(readableLei(1_234_567.5)).toBe("1234567,50 lei");
});

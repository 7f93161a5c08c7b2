import { expect, it } from "vitest";
import { spokenLei } from "./spoken-lei.ts";

it("a price is spoken as one number", () => {
  expect(spokenLei(1_234_567.5)).toBe("1234567,50 lei");
});

import { expect, it } from "vitest";
import { truthOf } from "./truth.values.ts";

it("truthOf parses yes and no in the spellings that people use", () => {
  expect(["DA", "x", "1", "Activ", "ADEVĂRAT", " true "].map(truthOf)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(["nu", "0", "false", "Nepublicat"].map(truthOf)).toEqual([false, false, false, false]);
  expect(["poate", ""].map(truthOf)).toEqual([undefined, undefined]);
});

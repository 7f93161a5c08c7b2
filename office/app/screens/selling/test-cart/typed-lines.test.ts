import { expect, it } from "vitest";
import { typedLines } from "./typed-lines.ts";

it("typedLines reads a code and a quantity from each line, by default 1", () => {
  expect(typedLines("PH-V; 3\r\n\r\nCod cu spații\nA\t12\nB; mult")).toEqual([
    { code: "PH-V", quantity: 3 },
    { code: "Cod cu spații", quantity: 1 },
    { code: "A", quantity: 12 },
    { code: "B; mult", quantity: 1 },
  ]);
  expect(typedLines(" \n")).toEqual([]);
});

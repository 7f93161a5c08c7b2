import { expect, it } from "vitest";
import { lineLog } from "./main-log.ts";

it("lineLog writes a JSON line for each line of a message", async () => {
  const lines: string[] = [];
  const log = lineLog((line) => lines.push(line));
  log.say("\nThe shop is open.\n\n  Shop     https://shop.example\n");
  expect(await log.tell("Starting the worker", () => Promise.resolve(7))).toBe(7);
  log.complain('PORT is "x"');
  expect(lines.every((line) => line.endsWith("\n"))).toBe(true);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, process: "main", msg: "The shop is open." },
    { level: 30, msg: "Shop https://shop.example" },
    { level: 30, msg: "Starting the worker…" },
    { level: 30, msg: expect.stringMatching(/^Starting the worker: done in [\d.]+ s\.$/) },
    { level: 50, msg: 'PORT is "x"', time: expect.any(Number) },
  ]);
});

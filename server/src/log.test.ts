import { afterEach, expect, it } from "vitest";
import { Writable } from "node:stream";
import { pino } from "pino";
import { logged, logOptions, takeConsole } from "./log.ts";

const { warn, error } = console;
afterEach(() => Object.assign(console, { warn, error }));

it("the log contains an error's message and code, but no attached properties", () => {
  const lost = Object.assign(new Error("Connection terminated"), {
    code: "57P01",
    client: { secretKey: 8_123_456, password: "parola" },
  });
  const line = JSON.stringify(logged(new Error("A job failed.", { cause: lost })));
  expect(JSON.parse(line)).toMatchObject({
    type: "Error",
    message: "A job failed.",
    cause: { message: "Connection terminated", code: "57P01" },
  });
  expect(line).not.toMatch(/parola|8123456/);
  expect(logged(503)).toEqual({ type: "number", message: "503" });
});

it("takeConsole logs console output with the same text", () => {
  const lines: Record<string, unknown>[] = [];
  const into = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  takeConsole(pino({ base: { process: "web" }, serializers: { err: logged } }, into));
  console.error("Homepage is not working correctly");
  console.error("search failed", 503);
  console.error(new Error("no component"));
  console.error({ status: 418 });
  expect(lines).toMatchObject([
    { level: 50, process: "web", msg: "Homepage is not working correctly" },
    { level: 50, msg: "search failed", details: [503] },
    { level: 50, msg: "no component", err: { message: "no component" } },
    { level: 50, msg: "{ status: 418 }" },
  ]);
});

it("the log level is info in a service, but warn at a terminal or in a task", () => {
  const { isTTY } = process.stdout;
  try {
    const levels = [false, true].map((isWatched) => {
      process.stdout.isTTY = isWatched;
      return [logOptions("web").level, logOptions("task", "task").level];
    });
    expect(levels).toEqual([
      ["info", "warn"],
      ["warn", "warn"],
    ]);
  } finally {
    process.stdout.isTTY = isTTY;
  }
});

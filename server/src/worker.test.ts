import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openTestShop } from "../../api/src/testing/test-shop.ts";
import { settingsForChild, type ProcessSettings } from "./process-settings.ts";

const worker = fileURLToPath(new URL("worker.ts", import.meta.url));
const shop = await openTestShop();

/** Runs a worker over that database until it ends. */
async function workOver(databaseUrl: string): Promise<{ lines: string[]; said: string; code: unknown }> {
  const settings = {
    databaseUrl,
    databaseConnections: 6,
    apiKey: "cheie",
    sealKey: "sigiliu",
    dataDir: tmpdir(),
  };
  const child = spawn(process.execPath, [worker], {
    // What a worker reads of its settings.
    env: { ...process.env, ...settingsForChild(settings as ProcessSettings) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  // Both are pipes, as asked for above.
  const streams = [child.stdout, child.stderr] as Readable[];
  const ended = once(child, "exit");
  child.on("message", () => void loseConnections());
  const [out = "", said = ""] = await Promise.all(streams.map((stream) => text(stream)));
  const [code] = await ended;
  const lines = out.trim().split("\n");
  return { lines: lines.map((line) => JSON.parse(line).msg), said, code };
}

function loseConnections(): Promise<object[]> {
  return shop.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
}

it("ends with one line when the database is away as it starts", async () => {
  const url = new URL(shop.config.databaseUrl);
  url.host = "127.0.0.1:1";
  expect(await workOver(url.href)).toEqual({
    lines: ["The worker can not go on and ends."],
    said: "",
    code: 1,
  });
});

it("ends when it loses the connection that holds its lock", async () => {
  const { lines, said, code } = await workOver(shop.config.databaseUrl);
  expect(lines.at(-1)).toBe("The worker can not go on and ends.");
  expect([said, code]).toEqual(["", 1]);
});

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

function settingsOver(databaseUrl: string): Record<string, string> {
  const keys = { apiKey: "cheie", sealKey: "sigiliu" };
  return settingsForChild({
    ...keys,
    databaseUrl,
    databaseConnections: 6,
    dataDir: tmpdir(),
    trustedProxies: [] as string[],
  } as ProcessSettings);
}

async function workOver(
  databaseUrl: string,
  whenUp: () => Promise<unknown> = async () => undefined,
): Promise<{ lines: string[]; said: string; code: unknown }> {
  const child = spawn(process.execPath, [worker], {
    env: { ...process.env, ...settingsOver(databaseUrl) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  // Both streams are pipes, as requested above.
  const streams = [child.stdout, child.stderr] as Readable[];
  const ended = once(child, "exit");
  child.on("message", () => void whenUp());
  const [out = "", errorOutput = ""] = await Promise.all(streams.map((stream) => text(stream)));
  const [code] = await ended;
  const lines = out.trim().split("\n");
  return { lines: lines.map((line) => JSON.parse(line).msg), said: errorOutput, code };
}

/** Closes the connection that holds the worker's lock, as soon as the lock is taken. */
async function loseLock(): Promise<void> {
  const cut = () =>
    shop.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  await expect.poll(async () => (await cut()).length).toBe(1);
}

it("the worker ends with one line if the database is unavailable at its start", async () => {
  const url = new URL(shop.config.databaseUrl);
  url.host = "127.0.0.1:1";
  expect(await workOver(url.href)).toEqual({
    lines: ["The worker cannot continue and stops."],
    said: "",
    code: 1,
  });
});

it("the worker ends when it loses the connection that holds its lock", async () => {
  const { lines, said, code } = await workOver(shop.config.databaseUrl, loseLock);
  expect(lines.at(-1)).toBe("The worker cannot continue and stops.");
  expect([said, code]).toEqual(["", 1]);
});

it("the worker ends instead of idling if it cannot record finished jobs", async () => {
  await shop.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'nothing can be written'; end $$`);
  await shop.query(`create trigger refuse before delete on graphile_worker._private_jobs
    for each row execute function refuse()`);
  const { lines, code } = await workOver(shop.config.databaseUrl);
  await shop.query("drop function refuse cascade");
  expect([lines.at(-1), code]).toEqual(["The worker cannot continue and stops.", 1]);
});

it("a second worker starts while another runs, and ends on a stop signal", async () => {
  const other = await shop.api.startWorker();
  const child = spawn(process.execPath, [worker], {
    env: { ...process.env, ...settingsOver(shop.config.databaseUrl) },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [reported] = await once(child, "message");
  expect(reported).toEqual({ type: "ready" });
  const ended = once(child, "exit");
  child.send({ type: "drain" });
  expect(await ended).toEqual([0, null]);
  await other.stop();
});

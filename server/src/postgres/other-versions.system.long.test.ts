/**
 * Tests the shop on PostgreSQL 15 to 17 and its refusal of 13, 14 and 19, for each version on this machine.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import pg from "pg";
import { createApi } from "@curat/api";
import { testApiConfig } from "../../../api/src/testing/test-config.ts";
import prepareTemplate from "../../../api/src/testing/template-database.ts";
import { PRODUCT } from "../../../api/src/testing/test-catalogue.ts";
import { aCart, PAYMENT_SETTINGS, placeOrder } from "../../../api/src/testing/test-orders.ts";
import { openTestShop } from "../../../api/src/testing/test-shop.ts";
import { testRestore } from "../backup/prove-restore.ts";
import { findFreePort } from "../processes/free-port.ts";
import type { ProcessSettings } from "../process-settings.ts";
import { parseSettings } from "../settings.ts";
import { requireSystemUser } from "./system-user.ts";

const DEBIAN = "/usr/lib/postgresql";
const isRoot = process.getuid?.() === 0;
const user = isRoot ? requireSystemUser("postgres") : undefined;
const folder = realpathSync(mkdtempSync(join(tmpdir(), "curat-versions-")));
chmodSync(folder, 0o755);
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
  rmSync(folder, { recursive: true, force: true });
});

function found(): Map<number, string> {
  const ofDebian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((name) => join(DEBIAN, name, "bin")) : [];
  const named = (process.env.CURAT_POSTGRES_BINS ?? "").split(":").filter(Boolean);
  return new Map(
    [...named, ...ofDebian]
      .filter((bin) => existsSync(join(bin, "initdb")))
      .map((bin) => {
        const version = execFileSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" });
        return [Number(/ (\d+)[.\w]/.exec(version)?.[1]), bin];
      }),
  );
}

async function startServer(bin: string, major: number): Promise<string> {
  const home = join(folder, String(major));
  mkdirSync(home);
  if (user) chownSync(home, user.uid, user.gid);
  const data = join(home, "data");
  const run = (program: string, ...args: string[]): void =>
    void execFileSync(join(bin, program), args, { cwd: home, stdio: "ignore", ...user });
  const port = await findFreePort("127.0.0.1");
  run("initdb", "-D", data, "-U", "curat", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run("pg_ctl", "-D", data, "-w", "-l", join(home, "log"), "-o", options, "start");
  stops.push(() => run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop"));
  return `postgresql://curat@127.0.0.1:${port}/postgres`;
}

const servers = found();

it.for([15, 16, 17])(
  "PostgreSQL %i supports lists, search, orders, invoices, doctor, backup and restore",
  async (major, { skip }) => {
    const bin = servers.get(major) ?? skip("There is none on this machine.");
    process.env.TEST_DATABASE_URL = await startServer(bin, major);
    await prepareTemplate();
    const shop = await openTestShop();
    await shop.api.importShop({ settings: PAYMENT_SETTINGS });
    const list = await shop.get("/products?categoryid=1");
    expect([list.status, list.body.meta.total > 0]).toEqual([200, true]);
    expect((await shop.get("/search/lavanda")).status).toBe(200);
    const cart = await aCart(shop, [
      { product: PRODUCT.lavender },
      { product: PRODUCT.lavender, quantity: 2 },
    ]);
    await placeOrder(shop, cart);
    const [order] = await shop.query<{ id: number }>("select id from orders");
    const invoiced = await shop.post(`/staff/orders/${order?.id}/invoice`, {}, shop.staff);
    expect(invoiced.status).toBe(200);
    const orders = await shop.get("/staff/orders", shop.staff);
    expect([orders.status, orders.body.data.length]).toEqual([200, 1]);
    const checks = await shop.api.examine({ index: async () => "stands" });
    expect(checks.find(({ check }) => check === "postgres")).toMatchObject({ state: "well" });
    expect(await testRestore(settingsOver(shop.config.databaseUrl, major), new Date())).toMatchObject({
      state: "proven",
    });
  },
);

it.for([13, 14, 19])(
  "PostgreSQL %i is refused with a message, before anything is changed",
  async (major, { skip }) => {
    const bin = servers.get(major) ?? skip("There is none on this machine.");
    const url = await startServer(bin, major);
    const api = createApi(testApiConfig(url, { mailFolder: folder }));
    await expect(api.migrate()).rejects.toThrow(
      /^The database is PostgreSQL \d+.*: the shop requires 15 to 18\./,
    );
    await api.close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "select nspname from pg_namespace where nspname !~ '^(pg_|information_schema$|public$)' union all select relname from pg_class where relnamespace = 'public'::regnamespace",
    );
    await client.end();
    expect(rows).toEqual([]);
  },
);

function settingsOver(databaseUrl: string, major: number): ProcessSettings {
  const dataDir = join(folder, `data-${major}`);
  mkdirSync(dataDir);
  const parsed = parseSettings({ DATA_DIR: dataDir });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const keys = { apiKey: "cheie", sealKey: "sigiliu", databaseConnections: 4 };
  return { ...parsed.settings, ...keys, databaseUrl, isDev: false };
}

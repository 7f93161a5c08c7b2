import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import {
  FOREIGN_API,
  FOREIGN_API_KEY,
  FOREIGN_API_PORT,
  FOREIGN_SHOP,
  FOREIGN_SHOP_PORT,
} from "../addresses.ts";

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Starts the storefront with an API that supports only the documented calls. Returns a function that stops
 * both.
 */
export async function startForeignShop(): Promise<() => Promise<void>> {
  const api = start([
    fileOf("../foreign-api/main.ts"),
    "--port",
    `${FOREIGN_API_PORT}`,
    "--key",
    FOREIGN_API_KEY,
  ]);
  const shop = start([fileOf("../../server/src/main.ts")], {
    PORT: String(FOREIGN_SHOP_PORT),
    API_URL: FOREIGN_API,
    API_KEY: FOREIGN_API_KEY,
    WEB_PROCESSES: "1",
  });
  const isUp = () =>
    fetch(`${FOREIGN_SHOP}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 100_000 }).toBe(true);
  return async () => {
    for (const process of [shop, api]) await stop(process);
  };
}

function start(args: string[], settings: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...settings },
  });
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  process.kill("SIGTERM");
  await once(process, "exit");
}

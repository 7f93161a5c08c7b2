/** The owner account of a demo. Its login is generated once, stored in DATA_DIR and printed at each start. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_OWNER } from "@curat/contract/staff/first-steps.values";
import type { Settings } from "./settings.ts";
import { makeDataDir } from "./data-dir.ts";

interface DemoOwner {
  email: string;
  name: string;
  password: string;
  /** The base32 secret for an authenticator app. */
  totpSecret: string;
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
type Place = Pick<Settings, "apiUrl" | "dataDir" | "demoProducts" | "shopUrl">;

/**
 * Stores the generated login of a demo's owner before `make` creates the account; does nothing in a real
 * shop.
 * Deletes it if `make` reports existing staff, which happens if another machine shares the database.
 */
export async function ensureDemoOwner(
  place: Place,
  make: (owner: DemoOwner) => Promise<boolean>,
): Promise<void> {
  const wasGenerated = findDemoOwner(place) !== undefined;
  const owner = ensureOwnerIfDemo(place);
  if (owner && !(await make(owner)) && !wasGenerated) rmSync(fileIn(place));
}

/** Returns whether this is a demo whose owner's login is not stored on this machine. */
export function lacksDemoOwner(place: Place): boolean {
  return isDemo(place) && findDemoOwner(place) === undefined;
}

function ensureOwnerIfDemo(place: Place): DemoOwner | undefined {
  if (!isDemo(place)) return undefined;
  const current = findDemoOwner(place);
  if (current) return current;
  const owner: DemoOwner = {
    email: DEMO_OWNER,
    name: "Proprietar",
    password: randomBytes(9).toString("base64url"),
    totpSecret: Array.from(randomBytes(32), (byte) => BASE32[byte % BASE32.length]).join(""),
  };
  makeDataDir(place.dataDir);
  writeFileSync(fileIn(place), `${JSON.stringify(owner)}\n`, { mode: 0o600 });
  return owner;
}

export function findDemoOwner(place: Place): DemoOwner | undefined {
  if (!isDemo(place) || !existsSync(fileIn(place))) return undefined;
  return JSON.parse(readFileSync(fileIn(place), "utf8")) as DemoOwner; // written by this module
}

function isDemo({ apiUrl, demoProducts, shopUrl }: Place): boolean {
  return apiUrl === undefined && demoProducts > 0 && !shopUrl.startsWith("https:");
}

function fileIn({ dataDir }: Place): string {
  return join(dataDir, "demo-owner.json");
}

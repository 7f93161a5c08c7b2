/**
 * The owner account of a demo. Its login is generated once, stored in DATA_DIR and printed whenever the shop
 * starts.
 */
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
  /** The secret for an authenticator app, in base32. */
  totpSecret: string;
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
type Place = Pick<Settings, "apiUrl" | "dataDir" | "demoProducts" | "shopUrl">;

/**
 * Generates the login of a demo's owner and stores it before `make` creates the account. The file is deleted
 * again if `make` reports that the shop already has staff, which happens if the database is shared with
 * another machine. Does nothing unless the shop is a demo on this machine.
 */
export async function ensureDemoOwner(
  place: Place,
  make: (owner: DemoOwner) => Promise<boolean>,
): Promise<void> {
  const wasGenerated = findDemoOwner(place) !== undefined;
  const owner = keepDemoOwner(place);
  if (owner && !(await make(owner)) && !wasGenerated) rmSync(fileIn(place));
}

/**
 * Returns whether this is a demo without a stored owner: none was generated yet, or the owner is stored on
 * another machine.
 */
export function lacksDemoOwner(place: Place): boolean {
  return isDemo(place) && findDemoOwner(place) === undefined;
}

function keepDemoOwner(place: Place): DemoOwner | undefined {
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

/** Returns the stored owner; undefined if there is none. */
export function findDemoOwner(place: Place): DemoOwner | undefined {
  if (!isDemo(place) || !existsSync(fileIn(place))) return undefined;
  return JSON.parse(readFileSync(fileIn(place), "utf8")) as DemoOwner; // the file was written by this module
}

function isDemo({ apiUrl, demoProducts, shopUrl }: Place): boolean {
  return apiUrl === undefined && demoProducts > 0 && !shopUrl.startsWith("https:");
}

function fileIn({ dataDir }: Place): string {
  return join(dataDir, "demo-owner.json");
}

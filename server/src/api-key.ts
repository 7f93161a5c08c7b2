import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The API key of this DATA_DIR, made on first use and readable by its owner alone. */
export function keepApiKey(dataDir: string): string {
  const file = join(dataDir, "api-key");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const key = randomBytes(24).toString("base64url");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}

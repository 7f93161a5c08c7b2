import { mkdirSync } from "node:fs";

/**
 * Makes DATA_DIR so that only its owner reads it. Started by root, it can be passed through: the database runs as another
 * user below it. A folder that exists keeps its mode.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

import { mkdirSync } from "node:fs";

/**
 * Creates DATA_DIR so that only its owner can read it. If root starts the shop, other users may pass through
 * the folder, because the database in it runs as another user. An existing folder keeps its mode.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

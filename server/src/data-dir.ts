import { mkdirSync } from "node:fs";

/**
 * Creates DATA_DIR, readable only by its owner; an existing folder keeps its mode.
 * Under root, other users may pass through it, because the database in it runs as another user.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

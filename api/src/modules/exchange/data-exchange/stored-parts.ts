/** Parts of files as PostgreSQL keeps them. */
import { gunzipSync, gzipSync } from "node:zlib";

/** Rows as packed JSON; what was packed comes back as it was. */
export function packed(rows: unknown): Buffer {
  return gzipSync(JSON.stringify(rows), { level: 1 });
}

export function unpacked(content: Uint8Array): unknown {
  return JSON.parse(gunzipSync(content).toString());
}

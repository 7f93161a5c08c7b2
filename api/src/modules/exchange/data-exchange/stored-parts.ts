import { gunzipSync, gzipSync } from "node:zlib";

/** Returns rows as compressed JSON, which `unpacked` restores. */
export function packed(rows: unknown): Buffer {
  return gzipSync(JSON.stringify(rows), { level: 1 });
}

export function unpacked(content: Uint8Array): unknown {
  return JSON.parse(gunzipSync(content).toString());
}

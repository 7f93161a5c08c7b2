import type { Tx } from "../../../db/database.ts";
import { putProvided } from "./media.store.ts";

export interface MediaImport {
  /** Media that the `provider` generates on demand: documents (`.pdf`), videos (`.webm`), pictures. */
  media?: { provider: string; addresses: readonly string[] };
}

/** Saves new media URLs. Records no changes. */
export async function importMedia(tx: Tx, { media }: MediaImport, now: Date): Promise<void> {
  if (!media) return;
  const { provider, addresses } = media;
  const provided = addresses.map((address) => ({ address, provider, kind: kindOf(address) }));
  await putProvided(tx, provided, now);
}

function kindOf(address: string): "picture" | "document" | "film" {
  if (address.endsWith(".pdf")) return "document";
  return address.endsWith(".webm") ? "film" : "picture";
}

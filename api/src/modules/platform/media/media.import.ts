/** Imports URLs of media that a provider generates. */
import type { Tx } from "../../../db/database.ts";
import { putProvided } from "./media.store.ts";

export interface MediaImport {
  /** `provider` generates the media at these URLs; `.pdf` is a document, `.webm` a video. */
  media?: { provider: string; addresses: readonly string[] };
}

/** Saves new URLs; a provider's media have no history. */
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

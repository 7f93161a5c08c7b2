/** Wraps `importShop` so that each part also contains the media that it is the first to use. */
import type { Api } from "@curat/api";
import { mediaNamedIn } from "@curat/contract/media.values";

export function withMedia(api: Pick<Api, "importShop">): Pick<Api, "importShop"> {
  const reported = new Set<string>();
  return {
    async importShop(part) {
      const addresses = mediaNamedIn(JSON.stringify(part)).filter((address) => !reported.has(address));
      await api.importShop({ ...part, media: { provider: "demo", addresses } });
      for (const address of addresses) reported.add(address);
    },
  };
}

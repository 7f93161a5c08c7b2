import type { CourierResult } from "../shipping.port.ts";

const CACHE_MS = 3_600_000;

/** Returns a function that loads a list and caches it for an hour. Errors are not cached. */
export function remember<T>(
  load: () => Promise<CourierResult<T>>,
  now: () => Date,
): () => Promise<CourierResult<T>> {
  let stored: { value: T; until: number } | undefined;
  return async () => {
    if (stored && stored.until > now().getTime()) return { ok: true, value: stored.value };
    const loaded = await load();
    if (loaded.ok) stored = { value: loaded.value, until: now().getTime() + CACHE_MS };
    return loaded;
  };
}

/** Simulates ANAF's faults. The same seed gives the same faults in the same order. */

/**
 * `slow` delays the response; `cut` processes the request and drops the connection before responding; `lost`
 * drops it before processing; `firewall` returns 200 with an HTML page; `busy` is 429; `broken` is 500;
 * `error` is 200 with an `eroare`, for calls that return JSON.
 */
export const FAULTS = ["slow", "cut", "lost", "firewall", "busy", "broken", "error"] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultPlan {
  /** Returns the fault of the next call; undefined if it succeeds. */
  next(): Fault | undefined;
  /** Seconds by which ANAF's clock is ahead of ours, and seconds until a message is processed and listed. */
  clockAheadSeconds: number;
  listedAfterSeconds: number;
  processedAfterSeconds: number;
  /** Returns whether the document is refused because of an ANAF rule that the shop does not check. */
  refuses(documentNumber: string): boolean;
}

/** No faults, as in the demo. */
export const NO_FAULTS: FaultPlan = {
  next: () => undefined,
  clockAheadSeconds: 0,
  listedAfterSeconds: 0,
  processedAfterSeconds: 0,
  refuses: () => false,
};

/** Returns a plan with a quarter of the calls failing, a wrong clock and late lists. */
export function faultsBySeed(seed: number): FaultPlan {
  const random = numbersOf(seed);
  const clockAheadSeconds = Math.round((random() - 0.5) * 480);
  const listedAfterSeconds = Math.round(random() * 900);
  const processedAfterSeconds = Math.round(random() * 300);
  return {
    next: () => (random() < 0.25 ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined),
    clockAheadSeconds,
    listedAfterSeconds,
    processedAfterSeconds,
    // Derived from the document's number, so that uploading it again gives the same result.
    refuses: (documentNumber) => hashOf(`${seed} ${documentNumber}`) % 8 === 0,
  };
}

/** mulberry32 */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash;
}

/** What goes wrong at ANAF, drawn by a seed: the same seed has the same faults in the same order. */

/**
 * `slow` answers late; `cut` does what was asked and breaks the line before it says so; `lost` breaks it before anything
 * was done; `firewall` answers 200 with a page; `busy` is 429; `broken` is 500; `error` is 200 with an `eroare`, at the
 * calls that answer in JSON.
 */
export const FAULTS = ["slow", "cut", "lost", "firewall", "busy", "broken", "error"] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultPlan {
  /** The fault of the next call; undefined where it goes well. */
  next(): Fault | undefined;
  /** The seconds by which ANAF's clock is ahead of ours, and after which a message stands in the list. */
  clockAheadSeconds: number;
  listedAfterSeconds: number;
  processedAfterSeconds: number;
  /** Whether a rule of ANAF's that nobody foresaw refuses this document. */
  refuses(documentNumber: string): boolean;
}

/** No faults: what the demo has. */
export const NO_FAULTS: FaultPlan = {
  next: () => undefined,
  clockAheadSeconds: 0,
  listedAfterSeconds: 0,
  processedAfterSeconds: 0,
  refuses: () => false,
};

/** Faults in a quarter of the calls, a clock up to four minutes off, lists up to a quarter of an hour late. */
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
    // By its name, so that a second sending is refused again.
    refuses: (documentNumber) => hashOf(`${seed} ${documentNumber}`) % 8 === 0,
  };
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number that follows from a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash;
}

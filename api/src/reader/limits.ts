/** Limits on time and memory. They depend on who sent the file. */

export interface Limits {
  unpackedBytes: number;
  /** Resident memory of the reader process, including that outside V8's heap. Node itself takes about 70 MB. */
  memoryMb: number;
  /** Seconds of work, without the time that the reader waits for its parent. */
  seconds: number;
  /** Number of readers that run in parallel in one process of the shop. */
  atOnce: number;
  waiting: number;
  waitSeconds: number;
}

const MB = 1024 * 1024;

export const LIMITS = {
  /** Visitors may upload order sheets. A sheet of 500 lines unpacks to 2 MB and is read in 0.1 s. */
  visitor: { unpackedBytes: 5 * MB, memoryMb: 256, seconds: 3, atOnce: 2, waiting: 8, waitSeconds: 2 },
  /** Staff wait for the response, so these limits add up to at most five seconds, including transfer. */
  staff: { unpackedBytes: 400 * MB, memoryMb: 640, seconds: 3.5, atOnce: 2, waiting: 50, waitSeconds: 20 },
  /** An AVIF of 50 million pixels takes 1 GB and 10 s, so only one is read at a time. */
  picture: {
    unpackedBytes: 400 * MB,
    memoryMb: 1_200,
    seconds: 20,
    atOnce: 1,
    waiting: 100,
    waitSeconds: 60,
  },
  /** Hundreds of courier labels that are merged into one document. */
  labels: { unpackedBytes: 100 * MB, memoryMb: 640, seconds: 15, atOnce: 1, waiting: 20, waitSeconds: 20 },
  /** Whole imports, and exports from other shops. */
  job: {
    unpackedBytes: 4_000 * MB,
    memoryMb: 1_536,
    seconds: 600,
    atOnce: 2,
    waiting: Number.POSITIVE_INFINITY,
    waitSeconds: Number.POSITIVE_INFINITY,
  },
} as const satisfies Record<string, Limits>;

export type Sender = keyof typeof LIMITS;

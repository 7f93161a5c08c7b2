/** Limits on the cost of reading a file, by sender. */

export interface Limits {
  /** Total size of the file's unpacked contents. */
  unpackedBytes: number;
  /**
   * Resident memory of the reader, in MB. Node itself takes about 70; libraries outside V8's heap count as
   * well.
   */
  memoryMb: number;
  /** Working time, excluding the time that the reader waits for us. */
  seconds: number;
  /** Readers that run in parallel in one process of the shop. */
  atOnce: number;
  /** Files that may wait for a reader, and the maximum wait. */
  waiting: number;
  waitSeconds: number;
}

const MB = 1024 * 1024;

export const LIMITS = {
  /** Any visitor, at the order sheet. A sheet of 500 lines unpacks to 2 MB and is read in 0.1 s. */
  visitor: { unpackedBytes: 5 * MB, memoryMb: 256, seconds: 3, atOnce: 2, waiting: 8, waitSeconds: 2 },
  /** Staff who wait for the response: at most five seconds, including transfer. */
  staff: { unpackedBytes: 400 * MB, memoryMb: 640, seconds: 3.5, atOnce: 2, waiting: 50, waitSeconds: 20 },
  /** Photos from staff: an AVIF of 50 million pixels takes 1 GB and 10 s, so one at a time. */
  picture: {
    unpackedBytes: 400 * MB,
    memoryMb: 1_200,
    seconds: 20,
    atOnce: 1,
    waiting: 100,
    waitSeconds: 60,
  },
  /** Hundreds of courier labels merged into one document. */
  labels: { unpackedBytes: 100 * MB, memoryMb: 640, seconds: 15, atOnce: 1, waiting: 20, waitSeconds: 20 },
  /** Background jobs: whole imports, and exports of other shops. */
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

import autocannon from "autocannon";

interface Target {
  url: string;
  headers?: Record<string, string>;
}
interface Subject extends Target {
  /** CPU seconds that the target's process or thread has used so far. */
  cpuSeconds(): Promise<number>;
}
interface Measured {
  /** Responses per second, as the median of all rounds. */
  rate: number;
  /** Ratio to the reference measured right after, as the median of all rounds. */
  ratio: number;
  /** CPU time per response, over all rounds. */
  cpuMs: number;
  /**
   * CPU time per response of the reference. The two times can be compared even if the client is the
   * bottleneck.
   */
  referenceCpuMs: number;
}

const CONNECTIONS = 16;
const LOOK_MS = { ofSeconds: 1_000, ofAnswers: 50 };

export type Length = { seconds: number } | { answers: number };

/** Loads subject and reference in alternation, so that their ratio is reliable on a noisy machine. */
export async function averageRate(
  subject: Subject,
  reference: Subject,
  length: Length,
  rounds: number,
): Promise<Measured> {
  const rates: number[] = [];
  const ratios: number[] = [];
  const spent = { ours: { count: 0, cpu: 0 }, theirs: { count: 0, cpu: 0 } };
  for (let round = 0; round < rounds; round++) {
    const ours = await loadAndCost(subject, length);
    const theirs = await loadAndCost(reference, length);
    rates.push(ours.rate);
    ratios.push(ours.rate / theirs.rate);
    for (const [sum, one] of [
      [spent.ours, ours],
      [spent.theirs, theirs],
    ] as const) {
      sum.count += one.count;
      sum.cpu += one.cpuSeconds;
    }
  }
  const cpuMs = ({ count, cpu }: { count: number; cpu: number }): number => (cpu * 1_000) / count;
  return {
    rate: median(rates),
    ratio: median(ratios),
    cpuMs: cpuMs(spent.ours),
    referenceCpuMs: cpuMs(spent.theirs),
  };
}

/** Loads one URL and returns its rate; throws if a request fails. */
export async function load(target: Target, length: Length): Promise<{ rate: number; count: number }> {
  const until =
    "answers" in length
      ? { amount: length.answers, sampleInt: LOOK_MS.ofAnswers }
      : { duration: length.seconds, sampleInt: LOOK_MS.ofSeconds };
  const result = await autocannon({ ...target, connections: CONNECTIONS, ...until });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url} failed ${result.non2xx + result.errors} times.`);
  return { rate: result.requests.total / result.duration, count: result.requests.total };
}

async function loadAndCost({ cpuSeconds, ...target }: Subject, length: Length) {
  const before = await cpuSeconds();
  const loaded = await load(target, length);
  return { ...loaded, cpuSeconds: (await cpuSeconds()) - before };
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

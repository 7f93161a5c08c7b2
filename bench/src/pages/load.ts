import autocannon from "autocannon";

interface Target {
  url: string;
  headers?: Record<string, string>;
}
interface Measured {
  /** Answers a second of the subject, median of the rounds. */
  rate: number;
  /** Median of the rounds' ratios to the reference measured right after. */
  ratio: number;
  /** Answers of the subject in all rounds. */
  count: number;
}

const CONNECTIONS = 16;

/** Loads subject and reference in turns; a ratio within one turn outlives a noisy machine. */
export async function averageRate(
  subject: Target,
  reference: Target,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Measured> {
  const rates: number[] = [];
  const ratios: number[] = [];
  let count = 0;
  for (let round = 0; round < rounds; round++) {
    const ours = await load(subject, seconds);
    const theirs = await load(reference, seconds);
    rates.push(ours.rate);
    ratios.push(ours.rate / theirs.rate);
    count += ours.count;
  }
  return { rate: median(rates), ratio: median(ratios), count };
}

async function load(target: Target, seconds: number): Promise<{ rate: number; count: number }> {
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url} failed ${result.non2xx + result.errors} times.`);
  return { rate: result.requests.total / result.duration, count: result.requests.total };
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** What takes long: how much of it `npm test` does, and how much `npm test -- full` (docs/testing.md). */
const SIZES = {
  /** Odd requests over every call. */
  CURAT_FUZZ_RUNS: { usual: 500, full: 10_000 },
  /** Which ones. */
  CURAT_FUZZ_SEED: { usual: 20_261_121, full: 20_261_121 },
  /** Buyers of the last ten pieces. */
  CURAT_BUYERS: { usual: 60, full: 500 },
  /** Visitors who ask again at once while three buyers order. */
  CURAT_VISITORS: { usual: 60, full: 300 },
  /** What those who buy everything do together. */
  CURAT_OPERATIONS: { usual: 200, full: 1_000 },
  /** Processes killed among buyers. */
  CURAT_KILLS: { usual: 3, full: 50 },
  /** Web processes killed under load. */
  CURAT_WEB_KILLS: { usual: 2, full: 40 },
  /** Invoices with their stornos that e-Factura's rules are tried on. */
  CURAT_INVOICES: { usual: 100, full: 10_000 },
  /** Stories of invoices on their way to ANAF. */
  CURAT_ANAF_SEEDS: { usual: 6, full: 200 },
  /** Stories of buyers, bank, couriers and staff side by side. */
  CURAT_STORIES: { usual: 10, full: 2_000 },
  /** The first of their seeds. */
  CURAT_STORY_SEED: { usual: 1, full: 1 },
  /** Answers of a provider with one field changed, each with its page. */
  CURAT_MUTATIONS: { usual: 50, full: 100_000 },
  /** Which ones. */
  CURAT_MUTATION_SEED: { usual: 20_261_129, full: 20_261_129 },
  /** Uploads of 5 MB that a backup brings back, in the full run alone. */
  CURAT_PICTURES: { usual: 0, full: 100 },
};

/** Whether the tests run at full size, those of `*.long.*` included. */
export function isFull(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.CURAT_TESTS === "full";
}

/** How much of it this run does; the environment variable of the same name says otherwise. */
export function sizeOf(name: keyof typeof SIZES, env: NodeJS.ProcessEnv = process.env): number {
  return Number(env[name] ?? SIZES[name][isFull(env) ? "full" : "usual"]);
}

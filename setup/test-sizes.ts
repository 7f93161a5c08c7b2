/** Sizes of long-running tests for `npm test` and for `npm test -- full` (docs/testing.md). */
const SIZES = {
  /** Number of malformed requests over all calls. */
  CURAT_FUZZ_RUNS: { usual: 500, full: 10_000 },
  /** Seed of those requests. */
  CURAT_FUZZ_SEED: { usual: 20_261_121, full: 20_261_121 },
  /** Number of buyers who compete for the last ten pieces. */
  CURAT_BUYERS: { usual: 40, full: 500 },
  /** Number of visitors who reload at the same time while three buyers order. */
  CURAT_VISITORS: { usual: 60, full: 300 },
  /** Number of random operations by buyers. */
  CURAT_OPERATIONS: { usual: 200, full: 1_000 },
  /** Number of processes killed while buyers order. */
  CURAT_KILLS: { usual: 3, full: 50 },
  /** Number of web processes killed under load. */
  CURAT_WEB_KILLS: { usual: 2, full: 40 },
  /** Number of invoices with their stornos that are validated against e-Factura's rules. */
  CURAT_INVOICES: { usual: 100, full: 10_000 },
  /** Number of scenarios of transmitting invoices to ANAF. */
  CURAT_ANAF_SEEDS: { usual: 6, full: 200 },
  /** Number of scenarios in which buyers, bank, couriers and staff act in parallel. */
  CURAT_STORIES: { usual: 6, full: 2_000 },
  /** Seed of the first scenario. */
  CURAT_STORY_SEED: { usual: 1, full: 1 },
  /** Number of provider responses with one changed field, each of which is rendered as a page. */
  CURAT_MUTATIONS: { usual: 50, full: 100_000 },
  /** Seed of those changes. */
  CURAT_MUTATION_SEED: { usual: 20_261_129, full: 20_261_129 },
  /** Number of 5 MB uploads restored from a backup; only in the full run. */
  CURAT_PICTURES: { usual: 0, full: 100 },
};

/** Returns whether tests run at full size, which includes `*.long.*` files. */
export function isFull(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.CURAT_TESTS === "full";
}

/** Returns the size for this run; the environment variable of the same name overrides it. */
export function sizeOf(name: keyof typeof SIZES, env: NodeJS.ProcessEnv = process.env): number {
  return Number(env[name] ?? SIZES[name][isFull(env) ? "full" : "usual"]);
}

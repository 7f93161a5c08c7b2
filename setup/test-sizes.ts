/** Sizes of long-running tests for `npm test` and for `npm test -- full` (docs/testing.md). */
const SIZES = {
  /** Malformed requests over all calls. */
  CURAT_FUZZ_RUNS: { usual: 500, full: 10_000 },
  CURAT_FUZZ_SEED: { usual: 20_261_121, full: 20_261_121 },
  /** Buyers who compete for the last ten pieces. */
  CURAT_BUYERS: { usual: 40, full: 500 },
  /** Visitors who reload while three buyers order. */
  CURAT_VISITORS: { usual: 60, full: 300 },
  CURAT_OPERATIONS: { usual: 200, full: 1_000 },
  /** Processes killed while buyers order. */
  CURAT_KILLS: { usual: 3, full: 50 },
  CURAT_WEB_KILLS: { usual: 2, full: 40 },
  /** Invoices with their stornos, validated against e-Factura's rules. */
  CURAT_INVOICES: { usual: 100, full: 10_000 },
  /** Scenarios of transmitting invoices to ANAF. */
  CURAT_ANAF_SEEDS: { usual: 6, full: 200 },
  /** Scenarios of card payments and refunds through a faulty processor. */
  CURAT_CARD_SEEDS: { usual: 10, full: 200 },
  /** Waybills per courier over a faulty network. */
  CURAT_COURIER_SEEDS: { usual: 4, full: 200 },
  /** Scenarios of sales at eMAG over a faulty network. */
  CURAT_EMAG_SEEDS: { usual: 4, full: 200 },
  /** Documents issued by each invoicing service over a faulty network. */
  CURAT_ISSUER_SEEDS: { usual: 4, full: 200 },
  /** Scenarios in which buyers, bank, couriers and staff act in parallel. */
  CURAT_STORIES: { usual: 10, full: 2_000 },
  CURAT_STORY_SEED: { usual: 1, full: 1 },
  /** Provider responses with one changed field, each rendered as a page. */
  CURAT_MUTATIONS: { usual: 50, full: 100_000 },
  CURAT_MUTATION_SEED: { usual: 20_261_129, full: 20_261_129 },
  /** Recipients of a campaign through a slow mail server, in parallel with an order. */
  CURAT_SUBSCRIBERS: { usual: 60, full: 20_000 },
  /** Restored uploads of 5 MB; only in the full run. */
  CURAT_PICTURES: { usual: 0, full: 100 },
};

/** Returns whether this is a full run, which includes `*.long.*` files. */
export function isFull(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.CURAT_TESTS === "full";
}

/** Returns a test's size, which the environment variable of the same name overrides. */
export function sizeOf(name: keyof typeof SIZES, env: NodeJS.ProcessEnv = process.env): number {
  return Number(env[name] ?? SIZES[name][isFull(env) ? "full" : "usual"]);
}

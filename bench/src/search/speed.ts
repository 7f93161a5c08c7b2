import { SORT } from "@curat/contract/catalog.values";
import type { CatalogueEngine, ListQuery, Scope } from "../../../api/src/modules/catalogue/search/engine.ts";
import type { FacetNames } from "../../../api/src/modules/catalogue/search/facets.store.ts";
import { ms, type Spread, spreadOf, table, timeRounds } from "./timing.ts";

interface Kind {
  name: string;
  run: (engine: CatalogueEngine, round: number) => Promise<unknown>;
}

const TEXTS = [
  "detergent", "detergent pardoseli", "hartie igienica", "saci menajeri 120 l", "manusi nitril", "dezinfectant maini", "mop", "odorizant",
  "prosoape hartie pliate", "sapun lichid 5 l", "ceară parchet", "soluție geamuri", "lavete microfibra", "saci", "degresant bucatarie", "polish",
]; // oxfmt-ignore
const TYPOS = [
  "deterjent pardosele",
  "hartie igenica",
  "manusii nitrl",
  "dezinfectnat",
  "sapunn lichid",
  "odorizatn toaleta",
];
const HOPELESS = [
  "xilofon albastru de concert",
  "detergent pentru dinozauri verzi zburători",
  "telefon mobil 128 gb",
];
const HOSTILE = [
  "a ".repeat(100),
  "%_*?".repeat(50),
  "detergent ".repeat(20),
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "de la cu pe in si un o ".repeat(9),
];
const BEGINNINGS = ["de", "det", "deterg", "detergent pa", "ha", "hartie ig", "sa", "mop", "od", "manusi n"];

const NOTHING = { values: [], minBani: null, maxBani: null };

async function kindsOf(engine: CatalogueEngine): Promise<Kind[]> {
  const names = await engine.names();
  const counts = await engine.count({ scope: {}, selection: NOTHING });
  const leaves = counts.categories.toSorted((a, b) => b.count - a.count).map(({ categoryId }) => categoryId);
  const tops = names.categories.filter(({ url }) => url.lastIndexOf("/") === 0).map(({ id }) => id);
  const roots = await filled(engine, tops);
  const values = counts.values
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 60);
  const one = (round: number) => pick(values, round * 7);
  const chosen = (round: number, many: number) => ({
    ...NOTHING,
    values: Array.from({ length: many }, (_, at) => one(round + at)).map(({ valueId }) => ({
      valueId,
      parameterId: parameterOf(names, valueId),
    })),
  });
  const both = (engineNow: CatalogueEngine, query: ListQuery) =>
    Promise.all([engineNow.list(query), engineNow.count(query)]);
  const sortOf = (round: number) =>
    pick([SORT.discount, SORT.newest, SORT.priceUp, SORT.name, SORT.recommended, SORT.priceDown], round);
  const listing = (
    scope: (round: number) => Scope,
    many: number,
    page: (round: number) => number = () => 1,
  ) => {
    return (engineNow: CatalogueEngine, round: number) =>
      both(engineNow, {
        scope: scope(round),
        selection: chosen(round, many),
        sort: sortOf(round),
        page: page(round),
        perPage: 12,
      });
  };
  const leaf = (round: number) => ({ categoryId: pick(leaves, round) });
  const root = (round: number) => ({ categoryId: pick(roots, round) });
  const search = (texts: string[]) => (engineNow: CatalogueEngine, round: number) =>
    engineNow.search({
      text: pick(texts, round),
      scope: {},
      selection: NOTHING,
      sort: SORT.relevance,
      page: 1,
      perPage: 12,
    });
  return [
    { name: "listing: category", run: listing(leaf, 0) },
    { name: "listing: category, 2 filters", run: listing(leaf, 2) },
    { name: "listing: top category", run: listing(root, 0) },
    { name: "listing: top category, 3 filters", run: listing(root, 3) },
    {
      name: "listing: whole catalogue",
      run: listing(
        () => ({}),
        0,
        (round) => 1 + (round % 8),
      ),
    },
    {
      name: "listing: whole catalogue, page 40 to 440",
      run: listing(
        () => ({}),
        0,
        (round) => 40 + (round % 400),
      ),
    },
    { name: "search: words", run: search(TEXTS) },
    { name: "search: typos", run: search(TYPOS) },
    { name: "search: finds nothing as typed", run: search(HOPELESS) },
    { name: "search: hostile", run: search(HOSTILE) },
    { name: "suggestions", run: (engineNow, round) => engineNow.suggest(pick(BEGINNINGS, round)) },
  ];
}

export interface SpeedRow {
  kind: string;
  spread: Spread;
}

const ROUNDS = 400;

/** Runs each kind of query often enough for a reliable result. */
export async function measureSpeed(engine: CatalogueEngine): Promise<SpeedRow[]> {
  const rows: SpeedRow[] = [];
  for (const { name, run } of await kindsOf(engine)) {
    await timeRounds(40, Infinity, (round) => run(engine, round));
    rows.push({
      kind: name,
      spread: spreadOf(await timeRounds(ROUNDS, Infinity, (round) => run(engine, round))),
    });
  }
  return rows;
}

export function speedTable(rows: SpeedRow[]): string {
  return table([
    ["ms", "p50", "p95"],
    ...rows.map(({ kind, spread }) => [kind, ms(spread.p50), ms(spread.p95)]),
  ]);
}

async function filled(engine: CatalogueEngine, categoryIds: number[]): Promise<number[]> {
  const totals = await Promise.all(
    categoryIds.map((categoryId) =>
      engine.list({ scope: { categoryId }, selection: NOTHING, sort: SORT.newest, page: 1, perPage: 1 }),
    ),
  );
  return categoryIds.filter((_, at) => (totals[at]?.total ?? 0) > 0);
}

function parameterOf(names: FacetNames, valueId: number): number {
  return names.values.find(({ id }) => id === valueId)?.parameterId ?? 0;
}

function pick<T>(items: readonly T[], round: number): T {
  const item = items[round % items.length];
  if (item === undefined) throw new Error("The bench needs a catalogue with categories and values.");
  return item;
}

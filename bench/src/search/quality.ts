/** Measures search quality: recall@12 and MRR by kind of query. */
import { readdir, readFile } from "node:fs/promises";
import { SORT } from "@curat/contract/catalog.values";
import type { CatalogueEngine } from "../../../api/src/modules/catalogue/search/engine.ts";
import { isRelevant, type JudgedProduct, type QualityQuery } from "./relevance-rule.ts";
import { table } from "./timing.ts";

const FOLDER = new URL("./quality/", import.meta.url);
const HELD_OUT = "held-out.json";
const PLACES = 12;

export interface Judged {
  query: QualityQuery;
  recall: number;
  reciprocalRank: number;
}
export interface QualityReport {
  own: Judged[];
  heldOut: Judged[];
  /** Queries whose rules match no product of this catalogue. */
  pointless: QualityQuery[];
}

/** Runs all queries in the folder and judges their results. */
export async function measureQuality(
  engine: CatalogueEngine,
  products: JudgedProduct[],
): Promise<QualityReport> {
  const report: QualityReport = { own: [], heldOut: [], pointless: [] };
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".json")).sort();
  for (const file of files) {
    for (const query of JSON.parse(await readFile(new URL(file, FOLDER), "utf8")) as QualityQuery[]) {
      const relevant = new Set(
        products.filter((product) => isRelevant(query.relevant, product)).map(({ id }) => id),
      );
      if (relevant.size === 0) report.pointless.push(query);
      else (file === HELD_OUT ? report.heldOut : report.own).push(await judge(engine, query, relevant));
    }
  }
  return report;
}

async function judge(
  engine: CatalogueEngine,
  query: QualityQuery,
  relevant: ReadonlySet<number>,
): Promise<Judged> {
  const selection = { values: [], minBani: null, maxBani: null };
  const { ids } = await engine.search({
    text: query.query,
    scope: {},
    selection,
    sort: SORT.relevance,
    page: 1,
    perPage: PLACES,
  });
  const hits = ids.filter((id) => relevant.has(id)).length;
  const first = ids.findIndex((id) => relevant.has(id));
  return {
    query,
    recall: hits / Math.min(PLACES, relevant.size),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  };
}

/** Returns a table with a line for each kind of query and one for all. */
export function qualityTable(judged: Judged[]): string {
  const kinds = [...Map.groupBy(judged, ({ query }) => query.kind)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const line = (name: string, items: Judged[]): string[] => [
    name,
    String(items.length),
    mean(items.map((item) => item.recall)),
    mean(items.map((item) => item.reciprocalRank)),
  ];
  return table([
    ["kind", "queries", "recall@12", "MRR"],
    ...kinds.map(([kind, items]) => line(kind, items)),
    line("all", judged),
  ]);
}

/** Returns the queries that missed products, worst first. */
export function misses(judged: Judged[]): string {
  const worst = judged
    .filter(({ recall, reciprocalRank }) => recall < 1 || reciprocalRank < 1)
    .toSorted((a, b) => a.recall - b.recall);
  return table(
    worst.map(({ query, recall, reciprocalRank }) => [
      query.query,
      query.kind,
      recall.toFixed(2),
      reciprocalRank.toFixed(2),
    ]),
  );
}

function mean(values: number[]): string {
  return values.length === 0
    ? "-"
    : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}

import type { Tx } from "../../../db/database.ts";
import {
  BRAND_PARAMETER,
  importCatalog,
  nextId,
  nextIds,
  type ProductImport,
} from "../../catalogue/catalog/index.ts";
import {
  findParameterNamed,
  findTakenSlugs,
  loadValuesOf,
  type Named,
  valueNamed,
} from "./catalogue.store.ts";
import { freeSlug, slugOf, type Sold } from "./migration.rules.ts";
import type { Scene } from "./scene.ts";

type Axes = Pick<ProductImport, "variantValues" | "valueIds">;

/** URL segments that category pages use for other filters. */
const RESERVED = new Set(["brand", "pret", "categorie"]);

/** Creates the parameters and values of variants. Returns a function that maps a variant to its values. */
export async function axesOf(tx: Tx, scene: Scene, sold: readonly Sold[]): Promise<(one: Sold) => Axes> {
  const names = Object.keys(sold[0]?.values ?? {});
  const axes = new Map<string, { name: string; values: Named[] }>();
  for (const name of names)
    axes.set(
      name,
      await putParameter(tx, scene, {
        name,
        values: [...new Set(sold.map(({ values }) => values[name] ?? ""))],
      }),
    );
  return ({ values }) => {
    const chosen = names.flatMap((name) => {
      const axis = axes.get(name);
      const value = axis && valueNamed(axis.values, values[name] ?? "");
      return axis && value ? [{ axis: axis.name, value }] : [];
    });
    return {
      variantValues: Object.fromEntries(chosen.map(({ axis, value }) => [axis, value.name])),
      valueIds: chosen.map(({ value }) => value.id),
    };
  };
}

async function putParameter(
  tx: Tx,
  { at, actor }: Scene,
  reported: { name: string; values: readonly string[] },
): Promise<{ name: string; values: Named[] }> {
  const current = await findParameterNamed(tx, reported.name);
  const parameter = current ?? (await newParameter(tx, reported.name));
  const values = current ? await loadValuesOf(tx, current.id) : [];
  const missing = reported.values.filter((name) => valueNamed(values, name) === undefined);
  const ids = await nextIds(tx, "parameter_value_id", missing.length);
  const slugs = new Set(values.map(({ slug }) => slug));
  for (const [place, name] of missing.entries()) {
    const id = ids[place] ?? 0;
    const slug = freeSlug(slugOf(name) || `valoare-${id}`, (tried) => slugs.has(tried));
    slugs.add(slug);
    values.push({ id, name, slug, sortOrder: id });
  }
  // importCatalog adds the id of the brand parameter to parameter ids, so it is subtracted here.
  const parameters = [{ ...parameter, id: parameter.id - BRAND_PARAMETER.id, values }];
  if (!current || missing.length > 0) await importCatalog(tx, { parameters }, { now: at, actor });
  return { name: parameter.name, values };
}

async function newParameter(tx: Tx, name: string): Promise<Named> {
  const id = await nextId(tx, "parameter_id");
  const start = slugOf(name) || `caracteristica-${id}`;
  const taken = await findTakenSlugs(tx, start);
  return {
    id,
    name,
    slug: freeSlug(start, (tried) => taken.has(tried) || RESERVED.has(tried)),
    sortOrder: id,
  };
}

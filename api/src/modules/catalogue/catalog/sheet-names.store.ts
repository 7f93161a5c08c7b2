import type { Db } from "../../../db/database.ts";
import { BRAND_PARAMETER } from "./brand-facet.ts";
import { loadTree } from "./categories/categories.store.ts";

export interface CatalogNames {
  brands: Map<number, string>;
  /** Full path, such as "Igienă > Detergenți". */
  categories: Map<number, string>;
  /** With the parameter name, such as "Parfum: Lavandă". */
  values: Map<number, string>;
}

export async function loadCatalogNames(db: Db): Promise<CatalogNames> {
  const [brands, tree, values] = [
    await db.selectFrom("brand").select(["id", "name"]).orderBy("id").execute(),
    await loadTree(db),
    await db
      .selectFrom("parameter_value as v")
      .innerJoin("parameter as p", "p.id", "v.parameter_id")
      .select(["v.id", "v.name", "p.name as parameter"])
      .where("p.id", "<>", BRAND_PARAMETER.id)
      .orderBy("v.id")
      .execute(),
  ];
  const pathOf = (id: number, below = 0): string => {
    const found = tree.get(id);
    if (!found) return "";
    const { parentID, category: name } = found;
    return parentID === null || below > 20 ? name : `${pathOf(parentID, below + 1)} > ${name}`;
  };
  return {
    brands: new Map(brands.map(({ id, name }) => [id, name])),
    categories: new Map([...tree.keys()].map((id) => [id, pathOf(id)])),
    values: new Map(values.map(({ id, parameter, name }) => [id, `${parameter}: ${name}`])),
  };
}

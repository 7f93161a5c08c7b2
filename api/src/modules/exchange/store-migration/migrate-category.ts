/** Uses the category with the same name and parent, or creates one, and redirects its former URLs. */
import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";
import { SEARCH_RESULT } from "@curat/contract/staff/search-result.values";
import type { Tx } from "../../../db/database.ts";
import { importCatalog, nextId } from "../../catalogue/catalog/index.ts";
import { leadFormer } from "../../platform/routing/index.ts";
import { depthOf, findCategory, findPath, findTakenSlugs } from "./catalogue.store.ts";
import { freeSlug, slugOf } from "./migration.rules.ts";
import { findMigrated, recordMigrated } from "./migration.store.ts";
import type { SourceCategory, SourceSearch } from "./records.ts";
import type { Came, Scene } from "./scene.ts";

const MAX_LEVELS = 8;

export async function moveCategory(tx: Tx, scene: Scene, moved: SourceCategory): Promise<Came> {
  const { source, actor, choices } = scene;
  const { to: target = "same" } = choices.categories[moved.id] ?? {};
  if (target !== "same") {
    const chosen = await moveInto(tx, scene, { moved, target });
    if (chosen) return chosen;
  }
  const theirIds = [moved.id, moved.parentId ?? ""];
  const known = await findMigrated(tx, source, { kind: "category", theirIds });
  if (known.has(moved.id)) return { outcome: "known", why: "" };
  const parentId = known.get(moved.parentId ?? "") ?? null;
  const why =
    moved.parentId !== null && parentId === null
      ? "Categoria părinte nu a fost găsită: categoria trece pe primul nivel."
      : "";
  const current = await findCategory(tx, { name: moved.name, parentId });
  if (current === undefined && (await depthOf(tx, parentId)) >= MAX_LEVELS)
    return { outcome: "left", why: `Arborele poate avea cel mult ${MAX_LEVELS} niveluri.` };
  const id = current ?? (await putCategory(tx, scene, { ...moved, parentId }));
  const to = await findPath(tx, "category", id);
  if (to !== undefined) await leadFormer(tx, actor, { addresses: moved.addresses, to });
  await recordMigrated(tx, source, [{ kind: "category", theirId: moved.id, ourId: id }]);
  return { outcome: current === undefined ? "moved" : "known", why };
}

async function moveInto(
  tx: Tx,
  { source, actor }: Scene,
  { moved, target }: { moved: SourceCategory; target: "none" | number },
): Promise<Came | undefined> {
  const parents = await findMigrated(tx, source, { kind: "category", theirIds: [moved.parentId ?? ""] });
  const ourId = target === "none" ? parents.get(moved.parentId ?? "") : target;
  const to = ourId === undefined ? undefined : await findPath(tx, "category", ourId);
  if (target !== "none" && to === undefined) return undefined;
  if (ourId !== undefined && to !== undefined) {
    await leadFormer(tx, actor, { addresses: moved.addresses, to });
    await recordMigrated(tx, source, [{ kind: "category", theirId: moved.id, ourId }]);
  }
  return target === "none"
    ? { outcome: "left", why: "Ai ales să nu o imporți; produsele ei trec în categoria părinte." }
    : { outcome: "known", why: "Se unește cu categoria aleasă de tine." };
}

export async function putCategory(
  tx: Tx,
  { at, actor }: Pick<Scene, "at" | "actor">,
  {
    name,
    slug,
    description,
    parentId,
    ...search
  }: Pick<SourceCategory, "name" | "slug" | "description"> & SourceSearch & { parentId: number | null },
): Promise<number> {
  const id = await nextId(tx, "category_id");
  const start = slugOf(slug || name) || `categorie-${id}`;
  const taken = await findTakenSlugs(tx, start);
  const own = freeSlug(start, (tried) => taken.has(tried) || RESERVED_ADDRESSES.has(tried));
  const category = {
    id,
    parentId,
    name,
    slug: own,
    description,
    baseline: "",
    icon: null,
    picture: null,
    banners: [],
    sortOrder: id,
    ...searchTextsOf(search),
  };
  await importCatalog(tx, { categories: [category] }, { now: at, actor });
  return id;
}

/** Returns the texts within the limits of the shop's fields. */
export function searchTextsOf({ metaTitle, metaDescription }: SourceSearch): SourceSearch {
  return {
    metaTitle: metaTitle.slice(0, SEARCH_RESULT.metatitle.max),
    metaDescription: metaDescription.slice(0, SEARCH_RESULT.metadescription.max),
  };
}

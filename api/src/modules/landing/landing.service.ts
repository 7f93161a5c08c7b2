/** Writing landing pages: staff one by one, imports many at once, by the same way. */
import type { ApiContext } from "../../context.ts";
import { transaction, type Tx } from "../../db/database.ts";
import { cleanHtml } from "../../text/html.ts";
import { loadCards } from "../catalog/index.ts";
import { type Actor, recordChange, recordChanges, saysTheSame } from "../changes/index.ts";
import { putRoutes, removeRoutes } from "../routing/index.ts";
import { landingChange, toKeptLanding } from "./landing.changes.ts";
import {
  deleteLandingPage,
  lockLandingPages,
  nextLandingId,
  putLandingPages,
  type StoredLanding,
} from "./landing.store.ts";

export type LandingFields = Omit<StoredLanding, "id" | "status">;
export type WrittenLanding =
  | { ok: true; page: StoredLanding; version: number }
  | { ok: false; error: "unknown" }
  /** The block, by its place, names a product that the shop does not have. */
  | { ok: false; error: "unknown-product"; at: number };

/** Writes many pages by their ids as one act; what says the same already is left alone. Throws for a taken address. */
export async function saveLandingPages(tx: Tx, actor: Actor, pages: readonly StoredLanding[]): Promise<void> {
  const ids = pages.map(({ id }) => id);
  const standing = new Map((await lockLandingPages(tx, ids)).map((page) => [page.id, page]));
  const changing = pages
    .map((page) => ({ before: standing.get(page.id) ?? null, after: cleaned(page) }))
    .filter(({ before, after }) => !before || !saysTheSame(toKeptLanding(before), toKeptLanding(after)));
  await write(
    tx,
    changing.map(({ after }) => after),
  );
  await recordChanges(
    tx,
    changing.map(({ before, after }) => landingChange(actor, before, after)),
  );
}

/** A new page, a draft. Throws AddressRefused for an address that is not free. */
export async function createLanding(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  fields: LandingFields,
): Promise<WrittenLanding> {
  return transaction(db, async (tx): Promise<WrittenLanding> => {
    const page = cleaned({ ...fields, id: await nextLandingId(tx), status: 0 });
    const at = await unknownProductAt(tx, page);
    if (at >= 0) return { ok: false, error: "unknown-product", at };
    await write(tx, [page]);
    const { version } = await recordChange(tx, landingChange(actor, null, page));
    return { ok: true, page, version };
  });
}

/** Changes a page on the version that the writer saw; throws StaleVersion (409), AddressRefused. */
export async function changeLanding(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { id, seen, fields }: { id: number; seen: number; fields: LandingFields | Pick<StoredLanding, "status"> },
): Promise<WrittenLanding> {
  return transaction(db, async (tx): Promise<WrittenLanding> => {
    const [before] = await lockLandingPages(tx, [id]);
    if (!before) return { ok: false, error: "unknown" };
    const page = cleaned({ ...before, ...fields });
    const at = await unknownProductAt(tx, page);
    if (at >= 0) return { ok: false, error: "unknown-product", at };
    const { version } = await recordChange(tx, { ...landingChange(actor, before, page), seen });
    await write(tx, [page]);
    return { ok: true, page, version };
  });
}

/** Removes a page with its address; what redirected there ends at the page for what is not found. */
export async function removeLanding(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { id, seen }: { id: number; seen: number },
): Promise<WrittenLanding> {
  return transaction(db, async (tx): Promise<WrittenLanding> => {
    const [page] = await lockLandingPages(tx, [id]);
    if (!page) return { ok: false, error: "unknown" };
    const { version } = await recordChange(tx, { ...landingChange(actor, page, null), seen });
    await removeRoutes(tx, "landing", [id]);
    await deleteLandingPage(tx, id);
    return { ok: true, page, version };
  });
}

async function unknownProductAt(tx: Tx, { blocks }: StoredLanding): Promise<number> {
  const cards = await loadCards(tx, [...new Set(blocks.flatMap(({ productIds }) => productIds))]);
  const known = new Set(cards.map(({ product_id }) => product_id));
  return blocks.findIndex(({ productIds }) => productIds.some((id) => !known.has(id)));
}

function cleaned(page: StoredLanding): StoredLanding {
  const blocks = page.blocks.map((block) => ({ ...block, options: { html: cleanHtml(block.options.html) } }));
  return { ...page, intro: cleanHtml(page.intro), blocks };
}

/** A published page has an address, a draft has none. */
async function write(tx: Tx, pages: readonly StoredLanding[]): Promise<void> {
  await putLandingPages(tx, pages);
  await putRoutes(
    tx,
    pages
      .filter(({ status }) => status === 1)
      .map(({ id, slug, meta }) => ({
        path: `/${slug}`,
        kind: "landing" as const,
        targetId: id,
        metaTitle: meta.metatile,
        metaDescription: meta.metadescription,
      })),
  );
  const drafts = pages.filter(({ status }) => status === 0).map(({ id }) => id);
  await removeRoutes(tx, "landing", drafts);
}

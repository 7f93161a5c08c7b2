import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { findKnownIds } from "../../catalogue/catalog/index.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  saveRecords,
  type Written,
} from "../../platform/changes/index.ts";
import { dropDraft, type Publication } from "../drafts/index.ts";
import { putRoutes, removeRoutes } from "../../platform/routing/index.ts";
import { LANDING } from "./landing.changes.ts";
import {
  deleteLandingPage,
  lockLandingPages,
  nextLandingId,
  putLandingPages,
  type StoredLanding,
} from "./landing.store.ts";

type Shop = Pick<ApiContext, "db">;
type Around = Publication["around"];
export type LandingFields = Omit<StoredLanding, "id" | "status">;
type Refused = { ok: false; error: "unknown-product"; at: number };
export type WrittenLanding = Written<StoredLanding, Refused>;

const PAGES: RecordWrites<StoredLanding, Refused> = {
  ...LANDING,
  lock: lockLandingPages,
  refuse: async (tx, page) => {
    const at = await unknownProductAt(tx, page);
    return at >= 0 ? { ok: false, error: "unknown-product", at } : undefined;
  },
  store,
};

/** Upserts pages as one batch. Skips unchanged pages. Throws if a URL is in use. */
export function saveLandingPages(tx: Tx, actor: Actor, pages: readonly StoredLanding[]): Promise<void> {
  return saveRecords(tx, PAGES, { actor, records: pages.map(cleaned) });
}

/** Creates an unpublished page. Throws AddressRefused if the URL is in use. */
export function createLanding({ db }: Shop, actor: Actor, fields: LandingFields): Promise<WrittenLanding> {
  const make = async (tx: Tx) => cleaned({ ...fields, id: await nextLandingId(tx), status: 0 });
  return createRecord(db, PAGES, { actor, make });
}

/** Saves and publishes a page. `around` wraps the write. Throws like changeLanding. */
export function publishLanding(
  { db }: Shop,
  { fields, around, ...input }: WriteInput & { fields: LandingFields; around: Around },
): Promise<WrittenLanding> {
  const change = (before: StoredLanding) => cleaned({ ...before, ...fields, status: 1 });
  return changeRecord(db, PAGES, { ...input, change, around });
}

/** Changes a page. Throws StaleVersion (409) or AddressRefused. */
export function changeLanding(
  { db }: Shop,
  { fields, ...input }: WriteInput & { fields: LandingFields | Pick<StoredLanding, "status"> },
): Promise<WrittenLanding> {
  return changeRecord(db, PAGES, { ...input, change: (before) => cleaned({ ...before, ...fields }) });
}

/** Removes a page and its URL. Redirects to it then return 404. */
export function removeLanding({ db }: Shop, input: WriteInput): Promise<WrittenLanding> {
  const remove = async (tx: Tx, { id }: StoredLanding) => {
    await dropDraft(tx, { kind: "landing", id: String(id) }, input.actor);
    await removeRoutes(tx, "landing", [id]);
    await deleteLandingPage(tx, id);
  };
  return removeRecord(db, PAGES, { ...input, remove });
}

async function unknownProductAt(tx: Tx, { blocks }: StoredLanding): Promise<number> {
  const known = await findKnownIds(
    tx,
    blocks.flatMap(({ productIds }) => productIds),
  );
  return blocks.findIndex(({ productIds }) => productIds.some((id) => !known.has(id)));
}

function cleaned(page: StoredLanding): StoredLanding {
  const blocks = page.blocks.map((block) => ({ ...block, options: { html: cleanHtml(block.options.html) } }));
  return { ...page, intro: cleanHtml(page.intro), blocks };
}

async function store(tx: Tx, pages: readonly StoredLanding[]): Promise<void> {
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

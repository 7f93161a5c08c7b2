/** The home page's blocks are always written as a whole. */
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { findKnownIds } from "../../catalogue/catalog/index.ts";
import { type Actor, type NewChange, recordChange, isSameText, tag } from "../../platform/changes/index.ts";
import type { Publication } from "../drafts/index.ts";
import { namedProducts, type StoredHomeBlock } from "./home.rules.ts";
import { lockHomeBlocks, replaceHomeBlocks } from "./home.store.ts";
import { toStaffBlock } from "./home.wire.ts";

export const HOME = { kind: "home", id: "home" } as const;

/** Replaces the blocks for an import, whatever their version. */
export async function saveHome(tx: Tx, actor: Actor, blocks: readonly StoredHomeBlock[]): Promise<void> {
  const before = await lockHomeBlocks(tx);
  const after = blocks.map(cleaned);
  if (isSameText(before, after)) return;
  await replaceHomeBlocks(tx, after);
  await recordChange(tx, homeChange(actor, before, after));
}

interface HomeWrite {
  blocks: readonly StoredHomeBlock[];
  expectedVersion: number;
  around?: Publication["around"];
}
const ALONE: Publication["around"] = (_tx, store) => store();

export type WrittenHome =
  | { ok: true; blocks: StoredHomeBlock[]; version: number }
  /** The block at this position contains an unknown product. */
  | { ok: false; error: "unknown-product"; at: number };

/** Replaces the blocks. Throws StaleVersion (409). */
export async function changeHome(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { blocks, expectedVersion, around = ALONE }: HomeWrite,
): Promise<WrittenHome> {
  return transaction(db, async (tx): Promise<WrittenHome> => {
    const before = await lockHomeBlocks(tx);
    const known = await findKnownIds(tx, blocks.flatMap(namedProducts));
    const at = blocks.findIndex((block) => namedProducts(block).some((id) => !known.has(id)));
    if (at >= 0) return { ok: false, error: "unknown-product", at };
    const after = blocks.map(cleaned);
    const { version } = await recordChange(tx, { ...homeChange(actor, before, after), expectedVersion });
    await around(tx, () => replaceHomeBlocks(tx, after));
    return { ok: true, blocks: after, version };
  });
}

function cleaned(block: StoredHomeBlock): StoredHomeBlock {
  return block.type === "custom_html" ? { ...block, html: cleanHtml(block.html) } : block;
}

function homeChange(
  actor: Actor,
  before: readonly StoredHomeBlock[],
  after: readonly StoredHomeBlock[],
): NewChange {
  return {
    actor,
    subject: HOME,
    sentence: "Blocurile primei pagini au fost schimbate.",
    before: { blocks: before.map(toStaffBlock) },
    after: { blocks: after.map(toStaffBlock) },
    inverse: { blocks: before.map(toStaffBlock) },
    touched: [tag.home],
  };
}

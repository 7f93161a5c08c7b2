import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { type Actor, type NewChange, recordChange, isSameText, tag } from "../changes/index.ts";
import { lockTopLinks, replaceTopLinks, type TopLink } from "./settings.store.ts";

export const TOP_LINKS = { kind: "menu", id: "top" } as const;

/** Replaces the links, whatever their version. Records no change if the links are identical. */
export async function saveTopLinks(tx: Tx, actor: Actor, links: readonly TopLink[]): Promise<void> {
  const before = await lockTopLinks(tx);
  if (isSameText(before, links)) return;
  await replaceTopLinks(tx, links);
  await recordChange(tx, changeOf(actor, before, links));
}

export async function changeTopLinks(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { links, expectedVersion }: { links: readonly TopLink[]; expectedVersion: number },
): Promise<{ version: number }> {
  return transaction(db, async (tx) => {
    const before = await lockTopLinks(tx);
    const recorded = await recordChange(tx, { ...changeOf(actor, before, links), expectedVersion });
    await replaceTopLinks(tx, links);
    return recorded;
  });
}

function changeOf(actor: Actor, before: readonly TopLink[], after: readonly TopLink[]): NewChange {
  return {
    actor,
    subject: TOP_LINKS,
    sentence: "Linkurile din meniu au fost schimbate.",
    before: { links: before },
    after: { links: after },
    inverse: { links: before },
    touched: [tag.menu],
  };
}

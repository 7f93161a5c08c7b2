/** Landing pages as their history keeps them, and how a change of one is told. */
import type { ListedStaffLanding, StaffLanding } from "@curat/contract/staff/landing";
import { type Actor, changeSentence, type NewChange, tag } from "../changes/index.ts";
import type { StoredLanding } from "./landing.store.ts";

const LABELS: Record<Exclude<keyof StoredLanding, "id">, string> = {
  slug: "adresa",
  status: "publicarea",
  intro: "introducerea",
  meta: "titlul și descrierea",
  theme: "aspectul",
  blocks: "blocurile",
};

/** What to record of a page that was created (`before` is null), changed or removed (`after` is null). */
export function landingChange(
  actor: Actor,
  before: StoredLanding | null,
  after: StoredLanding | null,
): NewChange {
  const { id, meta } = (after ?? before) as StoredLanding; // a change is of something
  return {
    actor,
    subject: { kind: "landing", id },
    sentence: changeSentence(`Pagina „${meta.metatile}”`, {
      gender: "feminine",
      before,
      after,
      labels: LABELS,
    }),
    before: before && toKeptLanding(before),
    after: after && toKeptLanding(after),
    touched: [tag.landing(id)],
  };
}

export function toKeptLanding(page: StoredLanding): Omit<StaffLanding, "version"> {
  const { id, slug, status, intro, meta, theme } = page;
  return {
    id,
    slug,
    url: `/${slug}`,
    title: meta.metatile,
    is_published: status === 1,
    intro,
    meta,
    theme,
    blocks: page.blocks.map(({ productIds, ...block }) => ({ ...block, product_ids: productIds })),
  };
}

export function toListedLanding(page: StoredLanding, version: number): ListedStaffLanding {
  const { id, slug, url, title, is_published } = toKeptLanding(page);
  return { id, slug, url, title, is_published, version };
}

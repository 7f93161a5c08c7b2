import type { ListedStaffLanding, StaffLanding } from "@curat/contract/staff/landing";
import type { DraftMark } from "@curat/contract/staff/drafts";
import { type RecordKind, tag } from "../../platform/changes/index.ts";
import type { StoredLanding } from "./landing.store.ts";

export const LANDING: RecordKind<StoredLanding> = {
  kind: "landing",
  title: ({ meta }) => `Pagina „${meta.metatile}”`,
  gender: "feminine",
  labels: {
    slug: "adresa",
    status: "publicarea",
    intro: "introducerea",
    meta: "titlul și descrierea",
    theme: "aspectul",
    blocks: "blocurile",
  },
  kept: toLandingSnapshot,
  touched: ({ id }) => [tag.landing(id)],
};

export function toLandingSnapshot(page: StoredLanding): Omit<StaffLanding, "version"> {
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

export function toListedLanding(
  page: StoredLanding,
  version: number,
  draft: DraftMark | null,
): ListedStaffLanding {
  const { id, slug, url, title, is_published } = toLandingSnapshot(page);
  return { id, slug, url, title, is_published, version, draft };
}

import type { Wire } from "@curat/contract/lei.values";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import {
  type LandingBody,
  landingBody,
  type LandingDraftContent,
  landingDraftContent,
} from "@curat/contract/staff/landing";
import type { DraftKind } from "../drafts/index.ts";
import { invalid } from "../../../http/refusal.ts";
import type { StoredBlock } from "../../../db/tables.ts";
import { atField } from "../../platform/routing/index.ts";
import { type LandingFields, publishLanding } from "./landing.service.ts";
import { loadLandingPage } from "./landing.store.ts";
import { fillPage, toWirePage } from "./landing.wire.ts";

export const LANDING_DRAFTS: DraftKind = {
  kind: "landing",
  title: (content) => `Pagina „${contentIn(content).meta.metatile}”`,
  contentOf: (stored) => {
    // A snapshot also has id, URL and status. These are not part of a draft.
    const read = landingDraftContent.safeParse(stored);
    return read.success ? read.data : undefined;
  },
  faults: (content) => {
    const { error } = landingBody.safeParse(content);
    return error && fieldErrorsOf(error.issues);
  },
  exists: async (db, id) => (await loadLandingPage(db, Number(id))) !== undefined,
  publish: async (context, { id, content, ...publication }) => {
    const fields = toLandingFields(landingBody.parse(content));
    const input = { ...publication, id: Number(id), fields };
    const written = await atField("content.slug", publishLanding(context, input));
    if (!written.ok && written.error === "unknown-product")
      throw invalid({ [`content.blocks.${written.at}.product_ids`]: [UNKNOWN_PRODUCT] });
    return written.ok ? { ok: true, version: written.version } : { ok: false };
  },
  preview: async (context, { id, content }) => {
    const { slug, intro, meta, theme, blocks } = contentIn(content);
    const page = { id: Number(id), intro, meta, theme };
    const filled = await fillPage(context, { blocks: blocks.map(toPreviewBlock) });
    return { kind: "landing", path: `/${slug}`, page: toWirePage(page, filled.blocks, filled.shown) };
  },
};

export const UNKNOWN_PRODUCT = "Unul dintre produse nu există: verifică lista.";

/** Converts a page from the format of staff calls to the stored format. */
export function toLandingFields({ slug, intro, meta, theme, blocks }: Wire<LandingBody>): LandingFields {
  return {
    slug,
    intro,
    meta,
    theme,
    blocks: blocks.map(({ product_ids, ...block }) => ({ ...block, productIds: product_ids })),
  };
}

function contentIn(content: object): Wire<LandingDraftContent> {
  return landingDraftContent.parse(content);
}

type DraftBlock = Wire<LandingDraftContent>["blocks"][number];

/** Converts a draft's block for the preview. Omits incomplete URLs. */
function toPreviewBlock({ product_ids, info, ...block }: DraftBlock): StoredBlock {
  const [link, picture] = [/^(?:\/(?!\/)|https:\/\/)/, /^(?:\/(?!\/)|https:\/\/)\S*$/];
  return {
    ...block,
    productIds: product_ids,
    info: {
      ...info,
      objtitleurl: matching(link, info.objtitleurl),
      urlmb: matching(link, info.urlmb),
      urlds: matching(link, info.urlds),
      photomb: matching(picture, info.photomb),
      photods: matching(picture, info.photods),
    },
  };
}

function matching(shape: RegExp, text: string): string {
  return shape.test(text) ? text : "";
}

import { fieldErrorsOf } from "@curat/contract/field-errors";
import { homeBody, homeDraftContent, staffHomeBlock } from "@curat/contract/staff/home";
import { invalid } from "../../../http/refusal.ts";
import type { DraftKind } from "../drafts/index.ts";
import { fillHome } from "./home-page.ts";
import { changeHome, HOME } from "./home.service.ts";
import { blockFaults, fromStaffBlock, readBlocks, UNKNOWN_PRODUCT } from "./home.wire.ts";

export const HOME_DRAFTS: DraftKind = {
  kind: "home",
  title: () => "Prima pagină",
  contentOf: (stored) => {
    const read = homeDraftContent.safeParse(stored);
    return read.success ? read.data : undefined;
  },
  faults: (content) => {
    const { data, error } = homeBody.safeParse(content);
    return error ? fieldErrorsOf(error.issues) : blockFaults(data.blocks);
  },
  exists: async (_db, id) => id === HOME.id,
  publish: async (context, { content, actor, expectedVersion, around }) => {
    const blocks = readBlocks(homeBody.parse(content).blocks);
    const written = await changeHome(context, actor, { blocks, expectedVersion, around });
    if (!written.ok) throw invalid({ [`content.blocks.${written.at}.product_ids`]: [UNKNOWN_PRODUCT] });
    return { ok: true, version: written.version };
  },
  preview: async (context, { content }) => {
    // The preview omits incomplete blocks.
    const blocks = homeDraftContent.parse(content).blocks.flatMap((reported) => {
      const read = staffHomeBlock.safeParse(reported);
      const stored = read.success ? fromStaffBlock(read.data) : undefined;
      return stored?.ok ? [stored.block] : [];
    });
    return { kind: "home", path: "/", page: await fillHome(context, blocks, undefined) };
  },
};

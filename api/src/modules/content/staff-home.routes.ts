import { changeStaffHome, getStaffHome, type StaffHomeBlock } from "@curat/contract/staff/home";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../context.ts";
import { invalid } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { versionOf } from "../changes/index.ts";
import type { StoredHomeBlock } from "./home.rules.ts";
import { changeHome, HOME } from "./home.service.ts";
import { loadHomeBlocks } from "./home.store.ts";
import { fromStaffBlock, toStaffBlock } from "./home.wire.ts";

const LABELS = { product_ids: "Produse", count: "Număr" };

/** The home page, block by block. */
export function staffHomeRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, getStaffHome, async () => {
    const [blocks, version] = await Promise.all([loadHomeBlocks(db), versionOf(db, HOME)]);
    return { data: { blocks: blocks.map(toStaffBlock), version } };
  });

  serve(app, changeStaffHome, async ({ body, staff }) => {
    const blocks = body.blocks.map(readBlock);
    const written = await changeHome(context, staff, { blocks, seen: body.version });
    if (!written.ok)
      throw invalid({ [`blocks.${written.at}.product_ids`]: ["Unul dintre produse nu există."] });
    return { data: { blocks: written.blocks.map(toStaffBlock), version: written.version } };
  });
}

function readBlock(asked: StaffHomeBlock, at: number): StoredHomeBlock {
  const read = fromStaffBlock(asked);
  if (read.ok) return read.block;
  throw invalid({ [`blocks.${at}.${read.field}`]: [MESSAGES.required(LABELS[read.field])] });
}

import type { LandingPageImport } from "@curat/api";

type Block = LandingPageImport["blocks"][number];

/** A landing page as written: products are named by categories and chosen when the shop is filled. */
export interface LandingPage extends Omit<LandingPageImport, "blocks" | "status"> {
  blocks: BlockText[];
}

/** What of a block is not the usual. */
export interface BlockText extends Partial<Omit<Block, "type" | "info" | "options" | "productIds">> {
  type: Block["type"];
  info?: Partial<Block["info"]>;
  html?: string;
  /** Categories whose goods are shown, and how many of them. */
  goods?: { categories: string[]; count: number };
}

import type { LandingPageImport } from "@curat/api";
import type { Offered } from "../offered.ts";
import { LANDING_PAGES, type LandingBlock } from "./landing-page.ts";

export function landingImports(offered: Offered): LandingPageImport[] {
  return LANDING_PAGES.map((page) => ({
    ...page,
    status: 1,
    intro: page.intro.join("\n"),
    blocks: page.blocks.map((block) => blockImport(block, offered)),
  }));
}

function blockImport(
  { info, html = [], goods, ...block }: LandingBlock,
  offered: Offered,
): LandingPageImport["blocks"][number] {
  return {
    status: 1,
    objwidth: 12,
    cssclass: "",
    itemsperrow: 4,
    ...block,
    productIds: goods ? offered.pick(goods.categories, goods.count) : [],
    info: {
      objtitle: "",
      objtitleurl: "",
      objsubtitle: "",
      photomb: "",
      photods: "",
      urlmb: "",
      urlds: "",
      ...info,
    },
    options: { html: html.join("\n") },
  };
}

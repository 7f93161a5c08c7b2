import type { LandingPageImport } from "@curat/api";
import type { Offered } from "../offered.ts";
import { HORECA_PAGE } from "./horeca-page.ts";
import type { BlockText, LandingPage } from "./landing-page.ts";
import { OFFICE_PAGE } from "./office-page.ts";
import { SPRING_PAGE } from "./spring-page.ts";

const PAGES: readonly LandingPage[] = [SPRING_PAGE, HORECA_PAGE, OFFICE_PAGE];

/** The landing pages as the shop's import takes them. */
export function landingImports(offered: Offered): LandingPageImport[] {
  return PAGES.map((page) => ({
    ...page,
    status: 1,
    intro: page.intro.trim(),
    blocks: page.blocks.map((block) => blockImport(block, offered)),
  }));
}

function blockImport(
  { info, html = "", goods, ...block }: BlockText,
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
    options: { html: html.trim() },
  };
}

import { PRODUCT } from "./test-catalogue.ts";
import type { TestShop } from "./test-shop.ts";

const NO_INFO = {
  objtitle: "",
  objtitleurl: "",
  objsubtitle: "",
  photomb: "",
  photods: "",
  urlmb: "",
  urlds: "",
};

export function aStaffBlock({ info, ...changes }: { type: string; info?: object; [field: string]: unknown }) {
  return {
    status: 1,
    objwidth: 12,
    cssclass: "",
    itemsperrow: 4,
    product_ids: [] as number[],
    options: { html: "" },
    ...changes,
    info: { ...NO_INFO, ...info },
  };
}

let last = 0;

export function aStaffPage(changes: object = {}) {
  last += 1;
  return {
    slug: `campanie-${last}`,
    intro: "<h1>Campanie</h1>",
    meta: { metatile: `Campania ${last}`, metadescription: "Tot", metakeywords: "" },
    theme: { "text-color": "#111111" },
    blocks: [aStaffBlock({ type: "products", product_ids: [PRODUCT.towels], info: { objtitle: "Alese" } })],
    ...changes,
  };
}

export async function aLandingPage(shop: TestShop, changes: object = {}): Promise<number> {
  const { body } = await shop.staff.post("/staff/landingpages", aStaffPage(changes));
  return body.data.id;
}

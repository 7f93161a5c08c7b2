import type { RouterContextProvider } from "react-router";
import { getMenu } from "@curat/contract/settings";
import { refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { texts } from "./texts.ts";

/** Returns the running promotions from the menu call's response (decisions/0042: Our own calls). */
export async function loadPromotions(context: Readonly<RouterContextProvider>) {
  const { options, shared } = context.get(scopeContext);
  const menu = await shared.call(getMenu);
  refuseFailed(menu);
  return {
    head: { title: texts.title, description: texts.description, canonical: `${options.shopUrl}/promotii` },
    promotions: (menu.ok ? menu.data.promos : []).map(({ url, promotitle, promopic, promopic_mobile }) => ({
      url,
      title: promotitle,
      picture: promopic,
      pictureMobile: promopic_mobile || promopic,
    })),
  };
}

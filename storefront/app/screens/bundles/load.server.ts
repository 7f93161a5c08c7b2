import { type Bundle, listBundles } from "@curat/contract/bundles";
import type { RouterContextProvider } from "react-router";
import { toBundleCard } from "../../components/bundle-boxes/to-bundle-card.ts";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import { texts } from "./texts.ts";

/** Returns one page of bundles with the shop's introduction (B-095). Never cached (C-129). */
export async function loadBundles(context: Readonly<RouterContextProvider>, url: URL) {
  const { options, shared } = context.get(scopeContext);
  const { page } = parsePageAddress(url);
  const [answer, settings] = await Promise.all([
    cachedApiOf(context).call(listBundles, { query: { page: String(page) } }),
    shared.settings(),
  ]);
  refuseFailed(answer);
  const isPastEnd = answer.ok && page > Math.max(answer.meta.last_page, 1);
  const bundles: Bundle[] = answer.ok && settings?.flags?.bundles !== false ? answer.data : [];
  return {
    head: {
      title: texts.title,
      description: texts.description,
      ...(isPastEnd
        ? { robots: "noindex" }
        : { canonical: `${options.shopUrl}/pachete${page > 1 ? `?page=${page}` : ""}` }),
    },
    html: page === 1 ? (settings?.PAGE_BUNDLES_TEXT ?? "") : "",
    bundles: bundles.map(toBundleCard),
    page,
    isPastEnd,
    lastPage: answer.ok ? answer.meta.last_page : 1,
  };
}

import type { RouterContextProvider } from "react-router";
import { listBrands } from "@curat/contract/catalog";
import { LIMITS } from "@curat/contract/limits.values";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { texts } from "./texts.ts";

/** Returns all brands at once (B-075). `?brand=` contains the search text when JavaScript is disabled. */
export async function loadBrands(context: Readonly<RouterContextProvider>, url: URL) {
  const answer = await cachedApiOf(context).call(listBrands, {
    query: { per_page: String(LIMITS.brandsPerPage) },
  });
  refuseFailed(answer);
  const brands = answer.ok ? answer.data : [];
  return {
    head: {
      title: texts.title,
      description: texts.description,
      canonical: `${context.get(scopeContext).options.shopUrl}/marci`,
    },
    typed: (url.searchParams.get("brand") ?? "").slice(0, LIMITS.text),
    brands: brands.map(({ picture, info }) => ({
      name: info.brand,
      url: info.url,
      picture: picture ?? null,
    })),
  };
}

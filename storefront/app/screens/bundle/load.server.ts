import { getBundle } from "@curat/contract/bundles";
import type { Bundle } from "@curat/contract/bundles";
import { byOrder } from "../../components/bundle-boxes/to-bundle-card.ts";
import { toCard } from "../../components/product-card/to-card.ts";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";

/** Returns a bundle with its products, or null if it does not exist. Never cached (C-129). */
export async function loadBundle({ context, id, url }: PageRequest) {
  const { options, shared } = context.get(scopeContext);
  const [answer, settings] = await Promise.all([
    cachedApiOf(context).call(getBundle, { params: { id: String(id) } }),
    shared.settings(),
  ]);
  refuseFailed(answer);
  if (!answer.ok || settings?.flags?.bundles === false) return null;
  const { info, picture, price, total_price, save_amount, is_buyable, bundle_stock } = answer.data;
  return {
    head: { title: info.name, canonical: options.shopUrl + info.url, picture: picture?.original },
    id: answer.data.id,
    name: info.name,
    shared: url.origin + url.pathname,
    picture: picture?.original ?? null,
    price,
    isTaxed: settings?.vat_registered !== false,
    total: save_amount > 0 && total_price > 0 ? total_price : null,
    saves: save_amount,
    isBuyable: is_buyable && bundle_stock >= 1,
    stock: bundle_stock,
    html: info.description,
    products: byOrder(answer.data.products).map(toLine),
  };
}

function toLine(product: Bundle["products"][number]) {
  const { url, name, picture, price, isBuyable, stock, stockText, hazard } = toCard(product);
  return {
    url,
    name,
    picture,
    price,
    isBuyable,
    stock,
    stockText,
    hazard,
    quantity: product.bundle_quantity ?? 1,
  };
}

/** Maps events to the social pixel's standard events, without visitor data. */
import type { Act } from "./actions.ts";
import type { ProductEvent } from "./events.ts";
import { itemIdOf, valueOf } from "./items.ts";

/** Returns the arguments of an `fbq` call; undefined if the pixel has no matching event. */
export function pixelCall(act: Act): unknown[] | undefined {
  switch (act.name) {
    case "product-view":
      return track("ViewContent", [act.product], valueOf(act.product));
    case "add-to-cart":
      return track("AddToCart", [act.product], valueOf(act.product));
    case "begin-checkout":
      return track("InitiateCheckout", act.products, act.value);
    case "order":
      // Lets the ad network deduplicate the event if a server also sends it.
      return [
        ...track("Purchase", act.order.products, act.value),
        { eventID: `purchase-${act.order.randomID}` },
      ];
    default:
      return undefined;
  }
}

function track(event: string, products: ProductEvent[], value: number): unknown[] {
  const contents = products.flatMap((product) => {
    const id = itemIdOf(product);
    return id ? [{ id, quantity: product.quantity }] : [];
  });
  const content_ids = contents.map(({ id }) => id);
  return ["track", event, { content_ids, contents, content_type: "product", value, currency: "RON" }];
}

/** What an act tells the social pixel: its standard events, without anything of the visitor. */
import type { Act } from "./actions.ts";
import type { ProductEvent } from "./events.ts";
import { itemIdOf, valueOf } from "./items.ts";

/** The arguments of one `fbq` call; undefined for an act that the pixel has no event for. */
export function pixelCall(act: Act): unknown[] | undefined {
  switch (act.name) {
    case "product-view":
      return track("ViewContent", [act.product], valueOf(act.product));
    case "add-to-cart":
      return track("AddToCart", [act.product], valueOf(act.product));
    case "begin-checkout":
      return track("InitiateCheckout", act.products, act.value);
    case "order":
      // The same id lets an event that a server sends count once with this one.
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

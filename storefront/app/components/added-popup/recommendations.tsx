import { useEffect, useId, useState } from "react";
import { useFetcher } from "react-router";
import { EMPTY_CART } from "../../session/cart/cart-summary.ts";
import { useShownCart } from "../../session/cart/shown-cart.ts";
import { useLayoutData } from "../../session/layout-data.ts";
import { Companion } from "./companion.tsx";
import styles from "./recommendations.module.css";
import { recommendationsAddress } from "./recommendations-address.ts";
import type { loadRecommendations } from "./recommendations.server.ts";
import { texts } from "./texts.ts";

const SHOWN = 3;

/** Products related to the added one. They are last in the popup, so that nothing shifts when they load. */
export function Recommendations({ productId }: { productId: number }) {
  const id = useId();
  const { load, data } = useFetcher<typeof loadRecommendations>();
  const { lines } = useShownCart(useLayoutData()?.cart ?? EMPTY_CART);
  // Determined once, so that a product added from the popup remains in the list.
  const [owned] = useState(() => new Set(lines.map(({ url }) => url)));
  useEffect(() => void load(recommendationsAddress(productId)), [load, productId]);
  const shown = data?.filter(({ url }) => !owned.has(url)).slice(0, SHOWN);
  if (shown?.length === 0) return null;
  return (
    <section className={styles.recommendations} aria-labelledby={id}>
      <h3 id={id}>{texts.recommended}</h3>
      <ul className="list">
        {shown?.map((item) => (
          <Companion key={item.url} item={item} />
        ))}
      </ul>
    </section>
  );
}

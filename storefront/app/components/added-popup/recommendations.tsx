import { useEffect, useId } from "react";
import { useFetcher } from "react-router";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import styles from "./recommendations.module.css";
import { recommendationsAddress } from "./recommendations-address.ts";
import type { loadRecommendations } from "./recommendations.server.ts";
import { texts } from "./texts.ts";

/** Up to four related products of the one just added, below the ways on: they come late and move nothing above them. */
export function Recommendations({ productId }: { productId: number }) {
  const id = useId();
  const { load, data } = useFetcher<typeof loadRecommendations>();
  useEffect(() => void load(recommendationsAddress(productId)), [load, productId]);
  if (data?.length === 0) return null;
  return (
    <section className={styles.recommendations} aria-labelledby={id}>
      <h3 id={id}>{texts.recommended}</h3>
      <ul>
        {data?.map(({ url, name, picture, price }) => (
          <li key={url}>
            {picture && <Picture source={picture} alt="" width={64} height={64} />}
            <a href={url}>{name}</a>
            <Price lei={price} />
          </li>
        ))}
      </ul>
    </section>
  );
}

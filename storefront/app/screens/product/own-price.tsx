import type { Product } from "@curat/contract/catalog";
import { Price } from "@curat/ui/price/price.tsx";
import styles from "./own-price.module.css";
import { texts } from "./texts.ts";

/** Explains the customer's own price and lists the prices by quantity. */
export function OwnPrice({ own }: { own: NonNullable<Product["own_price"]> }) {
  const { public_price: publicPrice, reason, steps } = own;
  return (
    <div className={styles.own}>
      {reason !== "" && (
        <details>
          <summary>{texts.whyThisPrice}</summary>
          <p>{reason}</p>
          <p>
            {texts.publicPrice} <Price lei={publicPrice} />
          </p>
        </details>
      )}
      {steps.length > 0 && (
        <table>
          <caption>{texts.priceSteps}</caption>
          <tbody>
            {steps.map(({ from, price }) => (
              <tr key={from}>
                <th scope="row">{texts.fromPieces(from)}</th>
                <td>
                  <Price lei={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

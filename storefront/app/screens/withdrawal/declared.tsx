import { quantityText } from "@curat/contract/quantity-text.values";
import type { FoundOrder } from "./load.server.ts";
import { texts } from "./texts.ts";
import styles from "./withdrawal.module.css";

export function Declared({
  declared: { number, at, fullName, email, products, next },
}: {
  declared: FoundOrder["declared"][number];
}) {
  return (
    <section className={styles.declared} aria-labelledby={`declared-${number}`}>
      <h2 id={`declared-${number}`}>{texts.declared(number)}</h2>
      <p>{texts.declaredAt(at)}</p>
      <p>{texts.declaredBy(fullName, email)}</p>
      <ul>
        {products.map(({ product, quantity, um }, index) => (
          <li key={`${product}-${index}`}>{`${product}: ${quantityText(quantity, um)}`}</li>
        ))}
      </ul>
      <h3>{texts.whatNext}</h3>
      <ul>
        {next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

import type { ProductView } from "./product-view.ts";
import styles from "./options.module.css";
import { texts } from "./texts.ts";

export function Options({ options }: Pick<ProductView, "options">) {
  if (options.length === 0) return null;
  return (
    <section className={styles.options} aria-labelledby="options">
      <h2 id="options">{texts.options}</h2>
      <dl>
        {options.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

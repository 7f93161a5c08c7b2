import { TriangleAlert } from "lucide-react";
import type { CartMixing } from "@curat/contract/cart";
import styles from "./mixing-warning.module.css";
import { texts } from "./texts.ts";

/** Warns that the cart contains products with chlorine and products with acid. Does not prevent the order. */
export function MixingWarning({ mixing }: { mixing: CartMixing }) {
  const { chlorine, acid, article } = mixing;
  return (
    <aside className={styles["mixing-warning"]} aria-label={texts.title}>
      <TriangleAlert aria-hidden size={20} />
      <p>
        <b>{texts.title}.</b> {texts.mixing(named(chlorine), named(acid))}{" "}
        {article && <a href={article}>{texts.why}</a>}
      </p>
    </aside>
  );
}

function named(names: string[]): string {
  return names.map((name) => `„${name}”`).join(texts.and);
}

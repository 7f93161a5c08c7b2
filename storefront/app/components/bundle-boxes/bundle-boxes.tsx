import { useId } from "react";
import { BundleBox } from "./bundle-box.tsx";
import styles from "./bundle-boxes.module.css";
import { texts } from "./texts.ts";
import type { BundleCard } from "./to-bundle-card.ts";

const FIRST = 2;

/** Bundles on product and list pages: the first two, and all after a click (B-037, B-072, B-120). */
export function BundleBoxes({ bundles }: { bundles: BundleCard[] }) {
  const id = useId();
  if (bundles.length === 0) return null;
  return (
    <section className={styles["bundle-boxes"]} aria-labelledby={id} data-screen-only>
      <h2 className="mb-4" id={id}>
        {texts.title}
      </h2>
      <ul className={`list grid gap-4 ${styles.boxes}`}>
        {bundles.map((bundle) => (
          <li className="min-w-0" key={bundle.url}>
            <BundleBox bundle={bundle} />
          </li>
        ))}
      </ul>
      {bundles.length > FIRST && (
        <details className={styles.toggle}>
          <summary className="inline-row items-center min-h-touch text-ink bold">
            <span className={styles.more}>{texts.more}</span>
            <span className={styles.less}>{texts.less}</span>
          </summary>
        </details>
      )}
    </section>
  );
}

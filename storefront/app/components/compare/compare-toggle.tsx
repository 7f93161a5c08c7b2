import { useLayoutData } from "../../session/layout-data.ts";
import styles from "./compare-toggle.module.css";
import { COMPARE_ACTION, COMPARE_INTENT, texts } from "./texts.ts";
import { useComparing } from "./use-comparing.ts";

interface CompareToggleProps {
  productId: number;
  name: string;
  className?: string | undefined;
}

/**
 * Button that adds a product to the comparison or removes it. Renders nothing if the comparison is disabled.
 */
export function CompareToggle({ productId, name, className = "" }: CompareToggleProps) {
  const compared = useLayoutData()?.compared;
  const { Form, asked, keep } = useComparing();
  if (!compared) return null;
  const isChosen = asked
    ? asked === COMPARE_INTENT.add
    : compared.some(({ productID }) => productID === productId);
  const intent = isChosen ? COMPARE_INTENT.remove : COMPARE_INTENT.add;
  return (
    <Form
      method="post"
      action={COMPARE_ACTION}
      className={`${styles["compare-toggle"]} ${className}`}
      onSubmit={() => keep({ kind: intent, id: productId })}
    >
      <input type="hidden" name="productID" value={productId} />
      <button className={styles.button} name="intent" value={intent} aria-pressed={isChosen}>
        {texts.compare}
        <span className="visually-hidden">{texts.of(name)}</span>
      </button>
    </Form>
  );
}

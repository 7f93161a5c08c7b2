import { X } from "lucide-react";
import { LIMITS } from "@curat/contract/limits.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import type { CompareItem } from "../../session/layout-data.ts";
import styles from "./compare-widget.module.css";
import { COMPARE_ACTION, COMPARE_INTENT, COMPARE_PAGE, texts } from "./texts.ts";
import { useComparing } from "./use-comparing.ts";

/** Bar with up to three compared products at the bottom of every page (B-161). */
export default function CompareWidget({ items }: { items: CompareItem[] }) {
  const { Form } = useComparing();
  const free = LIMITS.compared - items.length;
  return (
    <aside className={styles["compare-widget"]} aria-label={texts.title}>
      <div className={`container ${styles.row}`}>
        <ul className={`list grid flex-1 gap-2 ${styles.slots}`}>
          {items.map((item) => (
            <Slot key={item.productID} item={item} />
          ))}
          {Array.from({ length: free }, (_, index) => (
            <li key={`free-${index}`} className={`row items-center bordered rounded ${styles.free}`}>
              <span>{texts.free}</span>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <a href={COMPARE_PAGE} className={buttonClass()}>
            {texts.open(items.length)}
          </a>
          <Form method="post" action={COMPARE_ACTION}>
            <button className="bare min-h-touch px-3 underline" name="intent" value={COMPARE_INTENT.clear}>
              {texts.clear}
            </button>
          </Form>
        </div>
      </div>
    </aside>
  );
}

function Slot({ item: { productID, name, brand, pics, url } }: { item: CompareItem }) {
  const { Form, asked, keep } = useComparing();
  if (asked) return <li className={`row items-center bordered rounded ${styles.free}`} />;
  return (
    <li className={`row items-center bordered rounded ${styles.slot}`}>
      <a href={url} className="row flex-1 items-center gap-2 min-w-0 p-1 no-underline">
        {pics[0] && <Picture source={pics[0]} alt="" width={48} height={48} />}
        <span className={styles.words}>
          <span className={styles.brand}>{brand}</span>
          <span className={styles.name}>{name}</span>
        </span>
      </a>
      <Form
        method="post"
        action={COMPARE_ACTION}
        onSubmit={() => keep({ kind: COMPARE_INTENT.remove, id: productID })}
      >
        <input type="hidden" name="productID" value={productID} />
        <button
          className={`bare grid place-center muted ${styles.remove}`}
          name="intent"
          value={COMPARE_INTENT.remove}
          aria-label={texts.remove(name)}
        >
          <X aria-hidden size={18} />
        </button>
      </Form>
    </li>
  );
}

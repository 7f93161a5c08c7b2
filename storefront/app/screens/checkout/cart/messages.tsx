import { CircleAlert } from "lucide-react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import styles from "./checkout-messages.module.css";
import { texts } from "./texts.ts";

export function Messages({ notes, errors }: { notes: string[]; errors: FieldErrors }) {
  const own = Object.entries(errors ?? {}).filter(([path]) => !path.includes(".") && !FIELDS.has(path));
  const all = [...new Set([...notes, ...own.flatMap(([, messages]) => messages)])];
  return (
    <div className={styles.spoken} aria-live="polite">
      {all.length > 0 && (
        <ul className="list stack gap-2" aria-label={texts.messages} tabIndex={-1} data-said>
          {all.map((note) => (
            <li key={note} className={`row gap-3 px-4 py-3 rounded ${styles.message}`}>
              <CircleAlert aria-hidden size={20} className={`flex-none text-warning ${styles.icon}`} />
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const FIELDS = new Set(["terms", "observation", "coupon", "selected_store"]);

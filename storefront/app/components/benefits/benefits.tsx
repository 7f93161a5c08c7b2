import { CreditCard, Landmark, RotateCcw, Truck } from "lucide-react";
import { usePromises } from "../promises/use-promises.ts";
import styles from "./benefits.module.css";
import { texts } from "./texts.ts";

/** Icons in the order of the benefits (requirements: B2: Benefit cards). */
const ICONS = [Truck, RotateCcw, CreditCard, Landmark];

interface BenefitsProps {
  variant?: "cards" | "strip";
  /** Usual delivery time, shown with the benefit about delivery. */
  delivery?: string | undefined;
}

export function Benefits({ variant = "cards", delivery }: BenefitsProps) {
  const { benefits } = usePromises();
  return (
    <ul className={`${styles.benefits} ${styles[variant]}`} aria-label={texts.benefits} data-screen-only>
      {benefits.map(({ title, text }, place) => {
        const Icon = ICONS[place] ?? Truck;
        return (
          <li key={title} className={`row items-center gap-3 min-w-0 ${styles.benefit}`}>
            <Icon aria-hidden className={styles.icon} size={24} />
            <p>
              <b className="display-block text-s bold">{title}</b> <span className={styles.text}>{text}</span>
              {place === 0 && delivery && <span className={`display-block ${styles.text}`}>{delivery}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

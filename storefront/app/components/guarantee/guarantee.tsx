import { ShieldCheck } from "lucide-react";
import styles from "./guarantee.module.css";
import { texts } from "./texts.ts";

/** The legal guarantee in plain words, told before one orders (law: Green claims and guarantee). */
export function Guarantee() {
  return (
    <p className={styles.guarantee}>
      <ShieldCheck aria-hidden size={20} />
      <span>
        <b>{texts.duration}</b> {texts.rights}
      </span>
    </p>
  );
}

import { ShieldCheck } from "lucide-react";
import styles from "./guarantee.module.css";

const DURATION = "Garanție legală de conformitate: 2 ani de la livrare.";
const RIGHTS =
  "Dacă produsul nu corespunde, ai dreptul la reparare, înlocuire, reducerea prețului sau restituirea banilor, fără costuri.";

/** The legal guarantee in plain words, told before one orders (law: Green claims and guarantee). */
export function Guarantee() {
  return (
    <p className={styles.guarantee}>
      <ShieldCheck aria-hidden size={20} />
      <span>
        <b>{DURATION}</b> {RIGHTS}
      </span>
    </p>
  );
}

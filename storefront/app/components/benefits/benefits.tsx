import { CreditCard, Landmark, RotateCcw, Truck } from "lucide-react";
import styles from "./benefits.module.css";

/** requirements: B2: Benefit cards. The shop's own pick-up stands beside the legal right (law: Contract). */
const BENEFITS = [
  { icon: Truck, title: "Livrare gratuită", text: "la comenzi de peste 200 lei" },
  { icon: RotateCcw, title: "Retur simplu și gratuit în 3 zile", text: "Drept legal de retragere: 14 zile" },
  { icon: CreditCard, title: "Plată online securizată", text: "cu cardul" },
  { icon: Landmark, title: "Comandă prin SEAP", text: "pentru instituții publice" },
];

/** What the shop promises with every order: `cards` beside a purchase, `strip` across a page. */
export function Benefits({ variant = "cards" }: { variant?: "cards" | "strip" }) {
  return (
    <ul className={`${styles.benefits} ${styles[variant]}`} aria-label="Avantaje">
      {BENEFITS.map(({ icon: Icon, title, text }) => (
        <li key={title} className={styles.benefit}>
          <Icon aria-hidden className={styles.icon} size={24} />
          <p>
            <b className={styles.title}>{title}</b> <span className={styles.text}>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

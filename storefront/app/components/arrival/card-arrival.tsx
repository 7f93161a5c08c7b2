import { useToday } from "../../session/shop-now.tsx";
import styles from "./card-arrival.module.css";
import { texts } from "./texts.ts";

/**
 * The promised day ("ajunge marți") next to the stock on a card of a product in stock. Renders nothing when
 * no day is promised.
 */
export function CardArrival() {
  const today = useToday();
  if (!today?.delivery) return null;
  return <span className={styles["card-arrival"]}>{texts.card(today.delivery, today.day)}</span>;
}

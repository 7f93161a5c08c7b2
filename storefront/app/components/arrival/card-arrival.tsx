import { useToday } from "../../session/shop-now.tsx";
import styles from "./card-arrival.module.css";
import { texts } from "./texts.ts";

/** "ajunge marți" next to the stock of a card in stock; renders nothing when no day is promised. */
export function CardArrival() {
  const today = useToday();
  if (!today?.delivery) return null;
  return <span className={styles["card-arrival"]}>{texts.card(today.delivery, today.day)}</span>;
}

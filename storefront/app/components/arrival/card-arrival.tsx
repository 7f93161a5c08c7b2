import { useToday } from "../../session/shop-now.tsx";
import styles from "./card-arrival.module.css";
import { texts } from "./texts.ts";

/** The promised delivery day ("ajunge marți") on the card of a product in stock. */
export function CardArrival() {
  const today = useToday();
  if (!today?.delivery) return null;
  return <span className={styles["card-arrival"]}>{texts.card(today.delivery, today.day)}</span>;
}

import { useToday } from "../../session/shop-now.tsx";
import styles from "./card-arrival.module.css";
import { texts } from "./texts.ts";

/** "ajunge marți", beside the stock of a card whose goods are there; nothing where no day is promised. */
export function CardArrival() {
  const today = useToday();
  if (!today?.delivery) return null;
  return <span className={styles["card-arrival"]}>{texts.card(today.delivery, today.day)}</span>;
}

import { Phone } from "lucide-react";
import { useLayoutData } from "../../session/layout-data.ts";
import { useToday } from "../../session/shop-now.tsx";
import styles from "./phone-line.module.css";
import { phoneAddress } from "./phone-address.ts";
import { texts } from "./texts.ts";

/** The shop's phone number and its next opening hours. Renders nothing without a phone. */
export function PhoneLine() {
  const phone = useLayoutData()?.phone;
  const today = useToday();
  if (!phone) return null;
  return (
    <a className={styles["phone-line"]} href={phoneAddress(phone)}>
      <Phone aria-hidden size={18} />
      <b className="bold">{phone}</b>
      {today?.answers && <span className="hint">{texts.hours(today.answers, today.day)}</span>}
    </a>
  );
}

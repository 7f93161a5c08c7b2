import { ArrowLeft, Phone } from "lucide-react";
import type { LayoutData } from "../../session/layout-data.ts";
import { phoneAddress } from "../../components/answering/phone-address.ts";
import { Logo } from "../logo/logo.tsx";
import styles from "./checkout-header.module.css";
import { texts } from "./texts.ts";

/**
 * The header of the checkout, which has only the logo, the phone number and a back link (requirements: B16).
 */
export function CheckoutHeader({ layout }: { layout: LayoutData }) {
  const { phone } = layout;
  return (
    <header className="line-below">
      <div className={`container ${styles.row}`}>
        <Logo name={layout.shopName} picture={layout.logo} isWhole />
        {phone && (
          <a className={styles.link} href={phoneAddress(phone)} aria-label={`${texts.phone} ${phone}`}>
            <Phone aria-hidden size={20} />
            <span className={styles.number}>{phone}</span>
          </a>
        )}
        <a className={styles.link} href="/">
          <ArrowLeft aria-hidden size={20} />
          {texts.backToSite}
        </a>
      </div>
    </header>
  );
}

import { Heart } from "lucide-react";
import { VisitorSlot } from "../../session/visitor-slot.tsx";
import type { LayoutData } from "../../session/layout-data.ts";
import { useShownCart } from "../../session/cart/shown-cart.ts";
import { Logo } from "../logo/logo.tsx";
import { MainMenu } from "../menu/main-menu.tsx";
import { AccountDropdown } from "./account-dropdown.tsx";
import { CartDropdown } from "./cart-dropdown.tsx";
import styles from "./header.module.css";
import { SearchBar, SearchPopover } from "./search-bar.tsx";
import { texts } from "./texts.ts";

export function Header({ layout }: { layout: LayoutData }) {
  const { hasAccounts } = layout;
  const cart = useShownCart(layout.cart);
  return (
    <>
      {layout.promoText && (
        <aside className={styles.promo} aria-label={texts.promo}>
          {layout.promoText}
        </aside>
      )}
      <header className={styles.header}>
        <div className={`container ${styles.row}`}>
          <Logo name={layout.shopName} picture={layout.logo} />
          <SearchBar />
          <nav className="row gap-1" aria-label={texts.actions}>
            <SearchPopover />
            {hasAccounts && <AccountLinks customer={layout.customer} />}
            <VisitorSlot name="cart">
              <CartDropdown cart={cart} />
            </VisitorSlot>
          </nav>
        </div>
        <MainMenu
          topLinks={layout.topLinks}
          businessStore={layout.businessStore}
          hasAccounts={hasAccounts}
          isLoggedIn={layout.customer !== undefined}
          hasOrderSheet={layout.hasOwnApi}
        />
      </header>
    </>
  );
}

function AccountLinks({ customer }: Pick<LayoutData, "customer">) {
  return (
    <>
      <VisitorSlot name="account">
        <AccountDropdown customer={customer} />
      </VisitorSlot>
      <a href="/account/favorite" className={`${styles.action} ${styles.wide}`}>
        <Heart aria-hidden size={22} />
        <span>{texts.favorites}</span>
      </a>
    </>
  );
}

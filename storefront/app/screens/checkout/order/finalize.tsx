import { Button } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Settings } from "@curat/contract/settings";
import { readableLei } from "@curat/ui/price/readable-lei.ts";
import { Price } from "@curat/ui/price/price.tsx";
import { usePromises } from "../../../components/promises/use-promises.ts";
import { TermsCheckbox } from "../../../components/terms/terms-checkbox.tsx";
import type { CartView } from "../../../session/cart/cart-view.ts";
import styles from "./finalize.module.css";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { INTENT } from "../../../components/checkout-form/form-fields.ts";
import { FINISH_ID } from "./finish-id.ts";
import { texts } from "./texts.ts";

interface FinalizeProps {
  cart: CartView;
  isChanging: boolean;
  isSending: boolean;
  values: Typed;
  errors: FieldErrors;
  seller: Seller | undefined;
}

type Seller = NonNullable<Settings["INVOICE"]>;

/** Terms checkbox and order button. When the button is disabled, the reason is shown above it (C-039). */
export function Finalize({ cart, isChanging, isSending, values, errors, seller }: FinalizeProps) {
  const { withdrawalTerm } = usePromises();
  const isBlocked = cart.lines.some(({ isOutOfStock }) => isOutOfStock);
  return (
    <div id={FINISH_ID} className={`stack gap-3 ${styles.finalize}`} tabIndex={-1} data-screen-only>
      {/* The total that the buyer sees. The order is refused if the cart's total differs. */}
      <input type="hidden" name="total" value={cart.totals.total} />
      <p className="cluster items-baseline justify-between gap-2 bold">
        {texts.toPay} <Price lei={cart.totals.total} size="large" />
      </p>
      <TermsCheckbox {...{ values, errors }} />
      {isBlocked && (
        <p className="text-primary text-s bold" tabIndex={-1} data-reason>
          {texts.blockedByStock}
        </p>
      )}
      <Button
        type="submit"
        name="intent"
        value={INTENT.finalize}
        disabled={isBlocked}
        isBusy={isChanging || isSending}
        className={styles.button}
      >
        {texts.finalize}
      </Button>
      <output className={`hint text-center ${styles.state}`}>
        {isSending ? texts.sending : isChanging ? texts.loading : ""}
        {!isSending && !isChanging && (
          <span className="visually-hidden">
            {texts.toPay} {readableLei(cart.totals.total)}
          </span>
        )}
      </output>
      {seller && <p className="hint">{texts.seller(seller)}</p>}
      <p className="hint">{texts.guarantee(withdrawalTerm)}</p>
    </div>
  );
}

import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/form/checkbox.tsx";
import type { FieldErrors } from "../../components/form/field-frame.tsx";
import { Price } from "../../components/price/price.tsx";
import type { CartView } from "./checkout-view.ts";
import styles from "./finalize.module.css";
import type { Typed } from "../../components/form/form-values.ts";
import { INTENT } from "./form-fields.ts";
import type { LegalLinks } from "./legal-links.ts";
import { texts } from "./texts.ts";

interface FinalizeProps {
  cart: CartView;
  legal: LegalLinks;
  isChanging: boolean;
  isSending: boolean;
  values: Typed;
  errors: FieldErrors;
}

/** Terms and the button with the duty to pay; why it cannot be pressed is said above it (C-039). */
export function Finalize({ cart, legal, isChanging, isSending, values, errors }: FinalizeProps) {
  const isBlocked = cart.lines.some(({ isOutOfStock }) => isOutOfStock);
  return (
    <div className={styles.finalize}>
      {/* What the buyer saw when pressing the button: another total is not ordered. */}
      <input type="hidden" name="total" value={cart.totals.total} />
      <p className={styles.total}>
        {texts.toPay} <Price lei={cart.totals.total} size="large" />
      </p>
      <Checkbox
        label={<Terms {...legal} />}
        name="terms"
        value="1"
        defaultChecked={values.terms !== undefined}
        errors={errors}
        required
      />
      {isBlocked && <p className={styles.reason}>{texts.blockedByStock}</p>}
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
      <output className={styles.state}>{isSending ? texts.sending : isChanging ? texts.loading : ""}</output>
    </div>
  );
}

/** Opened beside the checkout, so that nothing typed is lost. */
function Terms({ terms, privacy }: LegalLinks) {
  const words = texts.terms;
  return (
    <>
      {words.before} <Article url={terms}>{words.terms}</Article> {words.and}{" "}
      <Article url={privacy}>{words.privacy}</Article>
    </>
  );
}

function Article({ url, children }: { url: string | undefined; children: string }) {
  if (url === undefined) return children;
  return (
    <a href={url} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

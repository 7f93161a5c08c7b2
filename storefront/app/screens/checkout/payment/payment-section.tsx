import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { longDate } from "@curat/ui/date/long-date.ts";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { CustomerType } from "@curat/contract/cart.values";
import { useLayoutData } from "../../../session/layout-data.ts";
import { BILLING } from "../../../components/checkout-form/form-fields.ts";
import type { CartView } from "../../../session/cart/cart-view.ts";
import { Choices } from "../form/choices.tsx";
import type { useChoice } from "../form/choices.tsx";
import styles from "./blocked-terms.module.css";
import { texts } from "./texts.ts";

type Terms = CartView["terms"];

interface PaymentSectionProps {
  payments: CartView["payments"];
  terms: Terms;
  customerType: CustomerType;
  choice: ReturnType<typeof useChoice<number>>;
  errors: FieldErrors;
}

/**
 * Payment methods by group, with their prices. Also shows why an order cannot use the company's payment
 * terms.
 */
export function PaymentSection({ payments, terms, customerType, choice, errors }: PaymentSectionProps) {
  if (payments.length === 0) return <p>{texts.noPayment}</p>;
  const hints = { ...texts.paymentHints, [PAYMENT_CODE.onTerms]: hintOf(terms) };
  return (
    <>
      {payments.map((group) => (
        <Choices
          key={group.name}
          legend={group.name}
          name="payment.paymentid"
          options={group.options}
          hints={hints}
          {...choice}
          errors={errors}
        />
      ))}
      {terms
        .filter(({ refusal }) => refusal !== null)
        .map(({ cui, company, refusal }) => (
          <label className={styles.blocked} key={cui}>
            <input type="radio" disabled aria-describedby={`terms-${cui}`} />
            <span className="flex-1 min-w-0 break-anywhere">
              {texts.terms}
              {terms.length > 1 && ` (${company})`}
              <span className={styles.reason} id={`terms-${cui}`}>
                {refusal}
              </span>
            </span>
          </label>
        ))}
      {customerType === "pf" && <ProcurementHint />}
    </>
  );
}

/** Tells institutions that public procurement requires choosing a company. */
function ProcurementHint() {
  const isOffered = useLayoutData()?.hasOwnApi === true;
  if (!isOffered) return null;
  return (
    <label className={styles.blocked}>
      <input type="radio" disabled aria-label={texts.procurement} aria-describedby="procurement-hint" />
      <span className="flex-1 min-w-0 break-anywhere">
        {texts.procurement}
        <span className={styles.reason} id="procurement-hint">
          {texts.procurementHint} <a href={`#${BILLING}`}>{texts.toCustomerType}</a>
        </span>
      </span>
    </label>
  );
}

function hintOf(terms: Terms): string {
  return terms
    .filter(({ refusal }) => refusal === null)
    .map(({ company, days, due_on, left }) => {
      const hint = texts.termsHint(days, longDate(due_on), left);
      return terms.length > 1 ? `${company}: ${hint}` : hint;
    })
    .join(" ");
}

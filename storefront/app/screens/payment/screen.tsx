import { Form, useNavigation } from "react-router";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { useTrackPurchase } from "../../analytics/purchase-event.ts";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import type { PaymentData } from "./load.server.ts";
import type { PaymentAnswer } from "./payment-action.server.ts";
import { PaymentRedirect } from "../../components/payment/payment-redirect.tsx";
import styles from "../../components/payment/payment.module.css";
import { texts } from "../../components/payment/texts.ts";
import { usePaymentPolling } from "./use-payment-polling.ts";

export function PaymentScreen({ data, answer }: { data: PaymentData; answer: PaymentAnswer | undefined }) {
  const { payment, payUntil, isWaiting, refresh, orderUrl } = data;
  const isSending = useNavigation().state !== "idle";
  // Buyers may never open the confirmation page, so the purchase is tracked here too.
  useTrackPurchase();
  usePaymentPolling(isWaiting && answer?.form === undefined);
  if (answer?.form) return <PaymentRedirect form={answer.form} />;
  const [word, sentence] = texts.states[payment.state];
  const isTransfer = payment.paymentCode === PAYMENT_CODE.bankTransfer && payment.state === "pending";
  return (
    <div className={styles.payment}>
      {isWaiting && refresh && (
        <noscript>
          <meta httpEquiv="refresh" content={`10;url=${refresh}`} />
        </noscript>
      )}
      <h1>{texts.heading(payment.number)}</h1>
      <output className={`${styles.state} ${styles[payment.state] ?? ""}`}>
        <span>
          {texts.state}: <strong>{word}</strong>
        </span>
        <span>{isTransfer ? transferText(payment.transfer_days) : sentence}</span>
        {payUntil && <span>{texts.payUntil(payUntil)}</span>}
      </output>
      <dl className={`grid gap-x-5 gap-y-2 ${styles.facts}`}>
        <dt>{texts.method}</dt>
        <dd>{payment.paymentName}</dd>
        <dt>{texts.total}</dt>
        <dd>
          <Price lei={payment.total} />
        </dd>
      </dl>
      {isWaiting && <p className={styles.hint}>{texts.waiting}</p>}
      {payment.canRetry && (
        <Form method="post">
          <Button name="intent" value="retry" isBusy={isSending}>
            {texts.retry}
          </Button>
        </Form>
      )}
      {payment.methods.length > 0 && <OtherMethods methods={payment.methods} isSending={isSending} />}
      <p className={`cluster items-center gap-4 ${styles.links}`} data-screen-only>
        <a href={orderUrl} className={buttonClass("secondary")}>
          {texts.order}
        </a>
        <a href="/">{texts.home}</a>
      </p>
    </div>
  );
}

interface OtherMethodsProps {
  methods: PaymentData["payment"]["methods"];
  isSending: boolean;
}

function OtherMethods({ methods, isSending }: OtherMethodsProps) {
  return (
    <Form method="post" className="stack gap-3 justify-items-start w-full pt-5 line-above" data-screen-only>
      <h2>{texts.otherTitle}</h2>
      <p>{texts.otherHint}</p>
      <fieldset>
        <legend className="visually-hidden">{texts.method}</legend>
        {methods.map(({ paymentId, paymentName, paymentTax }) => (
          <label key={paymentId} className={`row items-center gap-2 min-h-touch pointer ${styles.choice}`}>
            <input type="radio" name="paymentid" value={paymentId} required />
            {paymentName}
            {paymentTax > 0 && (
              <span>
                + <Price lei={paymentTax} />
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <Button variant="secondary" name="intent" value="method" isBusy={isSending}>
        {texts.change}
      </Button>
    </Form>
  );
}

function transferText(days: number | null): string {
  return days === null ? texts.transferHint : `${texts.transferHint} ${texts.reserved(days)}`;
}

import { ChevronDown } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isIban } from "@curat/contract/fields.values";
import { LIMITS } from "@curat/contract/limits.values";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { FormEnd } from "@curat/ui/form/form-end.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { useSentForm } from "../form/use-sent-form.ts";
import formStyles from "../account/account-form.module.css";
import { texts as accountTexts } from "../account/texts.ts";
import type { ReturnableView } from "./returnable.ts";
import { ProductFields } from "./product-fields.tsx";
import styles from "./return-form.module.css";
import { texts } from "./texts.ts";

interface ReturnFormProps {
  order: ReturnableView;
  data: {
    person: { fullname: string; email: string; phone: string };
    reasons: { value: number; label: string }[];
  };
  page: string;
  intent?: string;
}

/**
 * Return form of an order. It is collapsed and empty again after success (C-073). A refused form keeps its
 * values.
 */
export function ReturnForm(props: ReturnFormProps) {
  const [sentBefore, setSent] = useState(0);
  return <OneReturn key={sentBefore} {...props} onSent={() => setSent(sentBefore + 1)} />;
}

/** The form itself, which the "Retur" button expands even before hydration (C-069, C-070). */
function OneReturn({ order, data, page, intent, onSent }: ReturnFormProps & { onSent: () => void }) {
  const { person, reasons } = data;
  const { Form, form, isBusy, ...sent } = useSentForm(undefined, { asksServer: true });
  useSent({ isBusy, answer: sent.answer }, onSent);
  // Without JavaScript, every order's form gets the same response, so check which order it belongs to.
  const isMine = sent.values.orderid === String(order.id);
  const values = isMine ? sent.values : {};
  const errors = isMine ? sent.errors : undefined;
  const messages = isMine ? sent.messages.filter((text) => !errors?.products?.includes(text)) : [];
  const field = (name: string, label: string) => ({ name, label, errors, defaultValue: values[name] });
  return (
    <details className={styles.unfolds} open={isMine || undefined}>
      <summary className={buttonClass("secondary")}>
        {texts.returnOrder}
        <span className="visually-hidden">{` ${texts.order(order.number)}`}</span>
        <ChevronDown aria-hidden size={18} />
      </summary>
      <Form ref={form} method="post" action={page} noValidate className="stack gap-4 min-w-0 break-anywhere">
        <input type="hidden" name="orderid" value={order.id} />
        <p className={formStyles.muted}>{accountTexts.required}</p>
        <FormMessages messages={[...messages, ...(errors?.orderid ?? [])]} />
        <ProductFields items={order.items} values={values} error={errors?.products?.[0]} />
        <Field
          {...field("full_name", texts.fullName)}
          defaultValue={values.full_name ?? person.fullname}
          required
          autoComplete="name"
        />
        <div className={`grid gap-4 min-w-0 ${formStyles.pair}`}>
          <EmailField {...field("email", texts.email)} defaultValue={values.email ?? person.email} required />
          <PhoneField {...field("phone", texts.phone)} defaultValue={values.phone ?? person.phone} required />
          {order.refund === "account" && (
            <>
              <Field {...field("bankname", texts.bank)} required />
              <Field
                {...field("bankaccount", texts.iban)}
                required
                isValid={isIban}
                hint={texts.ibanHint}
                maxLength={60}
              />
            </>
          )}
        </div>
        {order.refund === "card" && <p className={formStyles.muted}>{texts.toCard}</p>}
        <input type="hidden" name="refund" value={order.refund} />
        <Select {...field("reason", texts.reason)} options={reasons} placeholder={texts.reasonPlaceholder} />
        <Textarea {...field("observation", texts.observation)} limit={LIMITS.observation} />
        <FormEnd>
          <Button name="intent" value={intent} isBusy={isBusy}>
            {texts.submit}
          </Button>
        </FormEnd>
      </Form>
    </details>
  );
}

/**
 * Calls `onSent` after a success. A success leaves the fetcher's last response unchanged, because it
 * redirects.
 */
function useSent({ isBusy, answer }: { isBusy: boolean; answer: unknown }, onSent: () => void): void {
  const sent = useRef<{ before: unknown }>(undefined);
  const notifySent = useEffectEvent(onSent);
  useEffect(() => {
    if (isBusy) sent.current ??= { before: answer };
    else if (sent.current) {
      const isTaken = sent.current.before === answer;
      sent.current = undefined;
      if (isTaken) notifySent();
    }
  }, [isBusy, answer]);
}

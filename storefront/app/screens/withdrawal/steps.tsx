import { quantityText } from "@curat/contract/quantity-text.values";
import { useEffect, useRef } from "react";
import { isIban } from "@curat/contract/fields.values";
import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormEnd } from "@curat/ui/form/form-end.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import formStyles from "../../components/account/account-form.module.css";
import { ProductFields } from "../../components/returns/product-fields.tsx";
import { productFields } from "../../components/returns/return-body.ts";
import { texts as accountTexts } from "../../components/account/texts.ts";
import type { WithdrawalAnswer } from "./declare.server.ts";
import type { FoundOrder } from "./load.server.ts";
import { WITHDRAWAL_INTENT } from "../../components/returns/withdrawal-page.ts";
import { texts } from "./texts.ts";
import styles from "./withdrawal.module.css";

type Order = NonNullable<FoundOrder["order"]>;
interface StepsProps {
  found: FoundOrder;
  order: Order;
  confirm: string;
}

/** The two steps of a withdrawal: entering it, and a review whose button declares it. */
export function Steps({ found, order, confirm }: StepsProps) {
  const sent = useSentForm<WithdrawalAnswer>();
  const { Form, values } = sent;
  if (!sent.answer?.isReviewed) return <WhatAndWho found={found} order={order} sent={sent} />;
  return (
    <section className="stack gap-4 min-w-0">
      <Heading text={texts.stepTwo} />
      <p>{texts.nothingYet}</p>
      <Summary order={order} values={values} />
      <Form method="post" action={found.address} className="stack gap-4 min-w-0 break-anywhere">
        {Object.entries(values)
          .filter(([name]) => name !== "intent")
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <FormEnd>
          <Button variant="secondary" name="intent" value={WITHDRAWAL_INTENT.edit}>
            {texts.edit}
          </Button>
          <Button name="intent" value={WITHDRAWAL_INTENT.confirm} isBusy={sent.isBusy}>
            {confirm}
          </Button>
        </FormEnd>
      </Form>
    </section>
  );
}

function WhatAndWho({
  found,
  order,
  sent: { Form, form, errors, values, messages, isBusy },
}: Omit<StepsProps, "confirm"> & { sent: ReturnType<typeof useSentForm<WithdrawalAnswer>> }) {
  const field = (name: string, label: string) => ({ name, label, errors, defaultValue: values[name] });
  return (
    <section className="stack gap-4 min-w-0">
      <h3>{texts.stepOne}</h3>
      {order.until && <p>{texts.until(order.until)}</p>}
      <Form
        ref={form}
        method="post"
        action={found.address}
        noValidate
        className="stack gap-4 min-w-0 break-anywhere"
      >
        <p className={formStyles.muted}>{accountTexts.required}</p>
        <FormMessages messages={[...messages, ...(errors?.order ?? [])]} />
        <ProductFields items={order.items} values={values} error={errors?.products?.[0]} />
        <Field
          {...field("full_name", texts.fullName)}
          defaultValue={values.full_name ?? found.person.fullname}
          required
          autoComplete="name"
        />
        <EmailField
          {...field("email", texts.email)}
          defaultValue={values.email ?? found.person.email}
          required
        />
        {order.takesAccount && (
          <>
            <p className={formStyles.muted}>{texts.ibanHint}</p>
            <div className={`grid gap-4 min-w-0 ${formStyles.pair}`}>
              <Field {...field("bankname", texts.bank)} />
              <Field {...field("bankaccount", texts.iban)} isValid={isIban} maxLength={60} />
            </div>
          </>
        )}
        <FormEnd>
          <Button name="intent" value={WITHDRAWAL_INTENT.review} isBusy={isBusy}>
            {texts.next}
          </Button>
        </FormEnd>
      </Form>
    </section>
  );
}

function Summary({ order, values }: { order: Order; values: Typed }) {
  const chosen = order.items.filter(({ id }) => values[productFields(id).ticked] !== undefined);
  const account = [values.bankname, values.bankaccount].filter(Boolean).join(", ");
  return (
    <div className={styles.declared}>
      <b>{texts.products}</b>
      <ul>
        {chosen.map(({ id, name, unit }) => (
          <li
            key={id}
          >{`${name}: ${quantityText(Number(values[productFields(id).quantity] ?? 0), unit)}`}</li>
        ))}
      </ul>
      <p>{`${texts.fullName}: ${values.full_name ?? ""}`}</p>
      <p>{`${texts.email}: ${values.email ?? ""}`}</p>
      {account && <p>{`${texts.account}: ${account}`}</p>}
    </div>
  );
}

/** Receives the focus in the second step, because the pressed button is gone. */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {text}
    </h3>
  );
}

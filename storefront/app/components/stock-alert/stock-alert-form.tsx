import { useEffect, useEffectEvent } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../form/use-sent-form.ts";
import type { SentForm } from "../form/use-sent-form.ts";
import { TermsCheckbox } from "../terms/terms-checkbox.tsx";
import type { StockAlertData } from "./stock-alert.server.ts";
import styles from "./stock-alert.module.css";
import { texts } from "./texts.ts";

interface StockAlertFormProps {
  data: StockAlertData;
  onDone?: () => void;
}

export function StockAlertForm({ data: { product, writer, expiry }, onDone }: StockAlertFormProps) {
  const { Form, form, answer, errors, messages, isBusy } = useSentForm<SentForm & { done?: boolean }>();
  const finish = useEffectEvent(() => onDone?.());
  const isDone = answer?.done === true;
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  const values = answer?.values ?? {
    name: writer.firstname,
    lastname: writer.lastname,
    email: writer.email,
    expire_date: expiry,
  };
  const field = (name: string) => ({ name, defaultValue: values[name], errors, required: true });
  const all = [...messages, ...(errors?.productID ?? [])];
  return (
    <Form
      ref={form}
      method="post"
      action={`/alerta-stoc/${product.id}`}
      noValidate
      className={styles["stock-alert"]}
    >
      <p className="bold">{product.name}</p>
      <p>{texts.intro}</p>
      <p className={styles.muted}>{texts.required}</p>
      <FormMessages messages={all} />
      <Field {...field("name")} label={texts.firstname} autoComplete="given-name" />
      <Field {...field("lastname")} label={texts.lastname} autoComplete="family-name" />
      <EmailField {...field("email")} label={texts.email} />
      <Field {...field("expire_date")} required={false} label={texts.expiry} type="date" maxLength={10} />
      <TermsCheckbox values={answer?.values} errors={errors} />
      <Button isBusy={isBusy}>{texts.send}</Button>
    </Form>
  );
}

import { useEffect, useRef, useState } from "react";
import { COMPLAINT_DETAIL_LABELS, complaintDetailsOf } from "@curat/contract/complaints.values";
import { LIMITS } from "@curat/contract/limits.values";
import { buttonClass } from "../../../components/button/button.tsx";
import { PageDialog } from "../../../components/dialog/page-dialog.tsx";
import { EmailField } from "../../../components/form/email-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { PhoneField } from "../../../components/form/phone-field.tsx";
import { FormMessages } from "../../../components/form/form-messages.tsx";
import { Select } from "../../../components/form/select.tsx";
import { Textarea } from "../../../components/form/textarea.tsx";
import { useSentForm } from "../../../components/form/use-sent-form.ts";
import styles from "../account-form.module.css";
import { FormWays } from "../form-ways.tsx";
import { texts as accountTexts } from "../texts.ts";
import { COMPLAINT_INTENT } from "./intents.ts";
import type { ComplaintsData } from "./load.server.ts";
import { texts } from "./texts.ts";

const PAGE = "/account/sesizari";

/** A new complaint; its type decides what else it asks for (C-058, C-059). */
export function ComplaintDialog({ data: { person, types } }: { data: ComplaintsData }) {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  const [chosen, choose] = useState<string>();
  const select = useRef<HTMLSelectElement>(null);
  const type = Number(chosen ?? values.typeid);
  // A type that was chosen before the script came.
  useEffect(() => choose(select.current?.value || undefined), []);
  const field = (name: string, label: string) => ({ name, label, errors, defaultValue: values[name] });
  return (
    <PageDialog title={texts.addTitle} backTo={PAGE}>
      <Form ref={form} method="post" action={`${PAGE}?add=1`} noValidate className={styles.form}>
        {/* First of all buttons, so Enter in a field presses it. */}
        <button name="intent" value={COMPLAINT_INTENT.save} aria-label={texts.submit} hidden />
        <p className={styles.muted}>{accountTexts.required}</p>
        <FormMessages messages={messages} />
        <Select
          {...field("typeid", texts.type)}
          options={types}
          placeholder={texts.typePlaceholder}
          required
          ref={select}
          onChange={(event) => choose(event.target.value)}
        />
        <noscript>
          <button name="intent" value={COMPLAINT_INTENT.type} className={buttonClass("secondary")}>
            {texts.showFields}
          </button>
        </noscript>
        <Field {...field("ordernr", texts.order)} required maxLength={30} />
        <div className={styles.pair}>
          <Field
            {...field("invoicenr", texts.invoice)}
            hint={texts.invoiceHint}
            required
            inputMode="numeric"
            maxLength={20}
          />
          <Field {...field("invoicedate", texts.invoiceDate)} required type="date" />
        </div>
        <Field
          {...field("customer_name", texts.name)}
          defaultValue={values.customer_name ?? person.fullname}
          required
          autoComplete="name"
        />
        <div className={styles.pair}>
          <PhoneField
            {...field("customer_phone", texts.phone)}
            defaultValue={values.customer_phone ?? person.phone}
            required
          />
          <EmailField
            {...field("customer_email", texts.email)}
            defaultValue={values.customer_email ?? person.email}
            required
          />
        </div>
        {complaintDetailsOf(type).map((name) => (
          <Field
            key={name}
            {...field(name, COMPLAINT_DETAIL_LABELS[name])}
            maxLength={name === "bank_account" ? 40 : LIMITS.text}
          />
        ))}
        <Textarea {...field("problem_description", texts.description)} limit={LIMITS.textarea} required />
        <FormWays backTo={PAGE} submit={texts.submit} isBusy={isBusy} />
      </Form>
    </PageDialog>
  );
}

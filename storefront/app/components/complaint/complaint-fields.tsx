import { useEffect, useRef, useState } from "react";
import {
  COMPLAINT_DETAIL_LABELS,
  type ComplaintDetail,
  complaintDetailsOf,
  needsInvoice,
} from "@curat/contract/complaints.values";
import { LIMITS } from "@curat/contract/limits.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import styles from "../account/account-form.module.css";
import { COMPLAINT_INTENT } from "./intents.ts";
import { texts } from "./texts.ts";

interface ComplaintFieldsProps {
  types: { value: number; label: string }[];
  errors: FieldErrors | undefined;
  values: Typed;
  known: Partial<Record<"customer_name" | "customer_phone" | "invoicenr" | "invoicedate", string>>;
  invoice: "known" | "none" | "asked";
  order?: React.ReactNode;
  email?: React.ReactNode;
}

export function ComplaintFields({
  types,
  errors,
  values,
  known,
  invoice,
  order,
  email,
}: ComplaintFieldsProps) {
  const [chosen, choose] = useState<string>();
  const select = useRef<HTMLSelectElement>(null);
  const type = Number(chosen ?? values.typeid);
  // Reads a type that was chosen before hydration.
  useEffect(() => choose(select.current?.value || undefined), []);
  const field = (name: string, label: string) => ({ name, label, errors, defaultValue: values[name] });
  const prefilled = (name: keyof typeof known, label: string) => ({
    ...field(name, label),
    defaultValue: values[name] ?? known[name],
  });
  const isNeeded = invoice === "asked" && needsInvoice(type);
  const invoiceFields = (
    <div className={`grid gap-4 min-w-0 ${styles.pair}`}>
      <Field
        {...prefilled("invoicenr", texts.invoice)}
        hint={isNeeded ? texts.invoiceHint : texts.noInvoiceHint}
        required={isNeeded}
        inputMode="numeric"
        maxLength={20}
      />
      <Field {...prefilled("invoicedate", texts.invoiceDate)} required={isNeeded} type="date" />
    </div>
  );
  return (
    <>
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
      {order}
      {invoice === "asked" && invoiceFields}
      {invoice === "known" && (
        <details className={styles.folded}>
          <summary>{texts.invoiceKnown(known.invoicenr ?? "")}</summary>
          {invoiceFields}
        </details>
      )}
      <Field {...prefilled("customer_name", texts.name)} required autoComplete="name" />
      <div className={`grid gap-4 min-w-0 ${styles.pair}`}>
        <PhoneField {...prefilled("customer_phone", texts.phone)} required />
        {email}
      </div>
      {complaintDetailsOf(type).map((name) => (
        <Field key={name} {...field(name, COMPLAINT_DETAIL_LABELS[name])} maxLength={lengthOf(name)} />
      ))}
      <Textarea {...field("problem_description", texts.description)} limit={LIMITS.textarea} required />
    </>
  );
}

function lengthOf(name: ComplaintDetail): number {
  return name === "bank_account" ? 40 : LIMITS.text;
}

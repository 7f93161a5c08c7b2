import { useState } from "react";
import type { StaffCustomer } from "@curat/contract/staff/customers";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import styles from "./new-order.module.css";
import { texts } from "./texts.ts";

interface BuyerFieldsProps {
  values: Typed;
  errors: FieldErrors | undefined;
  customer: StaffCustomer | undefined;
  /** True if the buyer has an account. Its email address cannot be changed here. */
  isCustomer: boolean;
}

/** Fields for the buyer, initially filled with the customer's data. */
export function BuyerFields({ values, errors, customer, isCustomer }: BuyerFieldsProps) {
  const company = customer?.companies[0];
  const [type, setType] = useState(values["customer.customer_type"] ?? "pf");
  const field = (name: string, stands = "") => ({
    name,
    defaultValue: values[name] ?? stands,
    errors,
    autoComplete: "off",
  });
  return (
    <>
      <div className={`grid gap-3 ${styles.pair}`}>
        <Field label="Prenume" {...field("customer.firstname", customer?.firstname)} required />
        <Field label="Nume" {...field("customer.lastname", customer?.lastname)} required />
        <PhoneField label="Telefon" {...field("customer.phone", customer?.phone)} required />
        <EmailField
          label="E-mail"
          {...field("customer.email", customer?.email)}
          hint="Fără e-mail, clientul nu primește mesaje."
          readOnly={isCustomer}
        />
        <Select
          label="Tip client"
          {...field("customer.customer_type", "pf")}
          onChange={({ target }) => setType(target.value)}
          options={Object.entries(texts.types).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {/* Hidden instead of unmounted, so that switching between person and company keeps the values. */}
      <fieldset className={`grid gap-3 ${styles.pair}`} hidden={type !== "pj"}>
        <legend>Firmă</legend>
        <Field label="Denumire firmă" {...field("company.name", company?.companyname)} />
        <Field label="Cod fiscal" {...field("company.cui", company?.fiscalcode)} />
        <Field label="Nr. la Registrul Comerțului" {...field("company.reg", company?.commerceregistry)} />
      </fieldset>
    </>
  );
}

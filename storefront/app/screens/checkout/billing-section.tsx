import { Field } from "../../components/form/field.tsx";
import { AddressFields } from "../../components/address-fields/address-fields.tsx";
import type { PlacesProps } from "../../components/address-fields/address-fields.tsx";
import styles from "./billing-section.module.css";
import { INTENT } from "./form-fields.ts";
import { texts } from "./texts.ts";

interface BillingSectionProps extends PlacesProps {
  customerType: "pf" | "pj";
}

/** Who buys: a person or a company; choosing the company reveals its fields, without script too (C-027). */
export function BillingSection({ customerType, ...places }: BillingSectionProps) {
  const { values, errors } = places;
  const chosen = values["customer.customer_type"] ?? customerType;
  const field = (name: string) => ({ name, defaultValue: values[name], errors });
  return (
    <div className={styles["billing-section"]}>
      <p className={styles.required}>{texts.required}</p>
      <fieldset>
        <legend className={styles.legend}>{texts.customerType}</legend>
        <div className={styles.types}>
          {(["pf", "pj"] as const).map((type) => (
            <label key={type} className={styles.type}>
              <input
                type="radio"
                name="customer.customer_type"
                value={type}
                defaultChecked={type === chosen}
                onChange={() => clearSameAddress()}
              />
              {texts[type]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.fields}>
        <Field {...field("customer.firstname")} label={texts.firstname} required autoComplete="given-name" />
        <Field {...field("customer.lastname")} label={texts.lastname} required autoComplete="family-name" />
        <Field
          {...field("customer.phone")}
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          maxLength={30}
          required
          autoComplete="tel"
        />
        <Field
          {...field("customer.email")}
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          required
          autoComplete="email"
        />
      </div>
      <fieldset className={styles.company}>
        <legend className={styles.legend}>{texts.company}</legend>
        <div className={styles.fields}>
          <Field {...field("company.name")} label={texts.companyName} required autoComplete="organization" />
          <Field {...field("company.cui")} label={texts.cui} maxLength={20} required />
          <Field {...field("company.reg")} label={texts.reg} maxLength={30} />
          <Field {...field("company.bank")} label={texts.bank} />
          <Field {...field("company.iban")} label={texts.iban} maxLength={40} />
        </div>
        <h3 className={styles.legend}>{texts.seat}</h3>
        <AddressFields {...places} prefix="company" showIntent={INTENT.recalculate} autoComplete="billing" />
      </fieldset>
    </div>
  );
}

/** A delivery at the company's address is only for companies: the choice starts afresh with the kind of buyer. */
function clearSameAddress(): void {
  const box = document.querySelector<HTMLInputElement>("input[name=same]");
  if (box) box.checked = false;
}

import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import type { County } from "@curat/contract/geography";
import type { AmendableOrder } from "@curat/contract/staff/amendments";
import { Panel } from "../../../components/page/page.tsx";
import type { Amending } from "./amend.server.ts";
import styles from "./amend.module.css";
import { texts } from "./texts.ts";

interface BuyerFieldsProps {
  order: AmendableOrder;
  counties: County[];
  step: Amending | undefined;
}

export function BuyerFields({ order, counties, step }: BuyerFieldsProps) {
  const { values, errors } = step ?? {};
  const { customer, company } = order;
  const field = (name: string, stands = "") => ({
    name,
    defaultValue: values?.[name] ?? stands,
    errors,
    autoComplete: "off",
  });
  const isCompany = (values?.customer_type ?? customer.customer_type) === "pj";
  return (
    <Panel title="Cumpărător și facturare">
      <div className={`grid gap-4 items-start ${styles.pair}`}>
        <Field label="Prenume" {...field("customer.firstname", customer.firstname)} required />
        <Field label="Nume" {...field("customer.lastname", customer.lastname)} required />
        <Field label="Telefon" {...field("customer.phone", customer.phone)} type="tel" required />
        <Field
          label="E-mail"
          {...field("customer.email", customer.email)}
          type="email"
          readOnly={order.is_account}
          {...(order.is_account && { hint: "Este adresa contului și se schimbă din pagina clientului." })}
        />
        <Select
          label="Se facturează către"
          {...field("customer_type", customer.customer_type)}
          options={texts.customerTypes}
        />
      </div>
      {!isCompany && !company && (
        <Checkbox
          label="Păstrează adresa de facturare dacă schimb adresa de livrare"
          name="keeps_billing_address"
          value="1"
          defaultChecked={values?.keeps_billing_address !== undefined}
        />
      )}
      <details open={isCompany} className={styles.firm}>
        <summary>Datele firmei (doar la facturarea către o firmă)</summary>
        <div className={`grid gap-4 items-start ${styles.pair}`}>
          <Field label="Denumire firmă" {...field("company.name", company?.name)} />
          <Field label="Cod fiscal" {...field("company.cui", company?.cui)} maxLength={20} />
          <Field label="Nr. la Registrul Comerțului" {...field("company.reg", company?.reg)} maxLength={30} />
          <Field label="Banca" {...field("company.bank", company?.bank)} />
          <Field label="IBAN" {...field("company.iban", company?.iban)} maxLength={40} />
          <Select
            label="Județul sediului"
            {...field("company.county", company?.county)}
            placeholder="–"
            options={counties.map(({ name }) => ({ value: name, label: name }))}
          />
          <Field label="Localitatea sediului" {...field("company.city", company?.city)} />
          <Field label="Adresa sediului" {...field("company.streetaddress", company?.streetaddress)} />
        </div>
      </details>
    </Panel>
  );
}

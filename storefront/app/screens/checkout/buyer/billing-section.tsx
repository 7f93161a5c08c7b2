import { isCui, isIban } from "@curat/contract/fields.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { AddressFields } from "../../../components/address-fields/address-fields.tsx";
import type { PlacesProps } from "../../../components/address-fields/address-fields.tsx";
import { useLayoutData } from "../../../session/layout-data.ts";
import styles from "./billing-section.module.css";
import { Zipcode } from "../form/zipcode.tsx";
import { INTENT } from "../../../components/checkout-form/form-fields.ts";
import type { Person } from "./person.server.ts";
import { SavedChoice } from "../form/saved-choice.tsx";
import { companyEntry } from "./saved-entry.ts";
import { texts } from "./texts.ts";

interface BillingSectionProps extends PlacesProps {
  customerType: "pf" | "pj";
  person: Person;
  companyData: { filled: { isFound: boolean; nth: number } | undefined; isBusy: boolean } | undefined;
}

/** The buyer: a person or a company. Choosing works without JavaScript (C-027). */
export function BillingSection({ customerType, person, companyData, ...places }: BillingSectionProps) {
  const { values, errors } = places;
  const chosen = values["customer.customer_type"] ?? customerType;
  const contact = (name: "firstname" | "lastname" | "phone") => ({
    name: `customer.${name}`,
    defaultValue: values[`customer.${name}`] ?? person?.contact[name],
    errors,
  });
  return (
    <div className="stack gap-5 min-w-0">
      <p className={`hint ${styles.required}`}>{texts.required}</p>
      <fieldset>
        <legend className={`text-m bold ${styles.legend}`}>{texts.customerType}</legend>
        <div className="cluster gap-2">
          {(["pf", "pj"] as const).map((type) => (
            <label key={type} className={styles.type}>
              <input
                type="radio"
                name="customer.customer_type"
                value={type}
                defaultChecked={type === chosen}
                onChange={() => setSameAddress(type === "pj")}
              />
              {texts[type]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={`grid gap-4 min-w-0 ${styles.fields}`}>
        <Field {...contact("firstname")} label={texts.firstname} required autoComplete="given-name" />
        <Field {...contact("lastname")} label={texts.lastname} required autoComplete="family-name" />
        <Field
          {...contact("phone")}
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          maxLength={30}
          required
          autoComplete="tel"
        />
        {/* Logged-in customers order with their account's email address (C-028). */}
        {!person && (
          <Field
            name="customer.email"
            defaultValue={values["customer.email"]}
            errors={errors}
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            required
            autoComplete="email"
          />
        )}
      </div>
      <fieldset className={`stack gap-5 pt-5 line-above ${styles.company}`}>
        <legend className={`text-m bold ${styles.legend}`}>{texts.company}</legend>
        <SavedChoice
          legend={texts.savedCompanies}
          name="company.id"
          entries={(person?.companies ?? []).map(companyEntry)}
          other={texts.otherCompany}
          chosen={values["company.id"] ?? String(person?.companyId ?? "")}
          errors={errors}
        >
          <CompanyFields key={companyData?.filled?.nth} companyData={companyData} {...places} />
        </SavedChoice>
        <ReferenceFields {...places} />
      </fieldset>
    </div>
  );
}

function CompanyFields({ companyData, ...places }: PlacesProps & Pick<BillingSectionProps, "companyData">) {
  const { values, errors } = places;
  const field = (name: string) => ({ name, defaultValue: values[name], errors });
  return (
    <div className="stack gap-4 min-w-0">
      <div className={`grid gap-x-3 gap-y-2 ${styles.code}`} data-enter={companyData && INTENT.companyData}>
        <Field {...field("company.cui")} label={texts.cui} maxLength={20} required isValid={isCui} />
        {companyData && (
          <Button
            variant="secondary"
            name="intent"
            value={INTENT.companyData}
            isBusy={companyData.isBusy}
            className={styles.fill}
          >
            {texts.fillCompany}
          </Button>
        )}
        <output className={`hint ${styles.required}`}>
          {companyData?.filled && (companyData.filled.isFound ? texts.companyFilled : texts.companyUnknown)}
        </output>
      </div>
      <Field {...field("company.name")} label={texts.companyName} required autoComplete="organization" />
      <div className={`grid gap-4 min-w-0 ${styles.fields}`}>
        <Field {...field("company.reg")} label={texts.reg} maxLength={30} />
        <Field {...field("company.bank")} label={texts.bank} />
        <Field
          {...field("company.iban")}
          label={texts.iban}
          maxLength={40}
          autoCapitalize="characters"
          isValid={isIban}
        />
      </div>
      <h3 className={`text-m ${styles.legend}`}>{texts.seat}</h3>
      <AddressFields {...places} prefix="company" showIntent={INTENT.recalculate} autoComplete="billing" />
      <Zipcode prefix="company" values={values} errors={errors} />
    </div>
  );
}

/** Collapsed by default, because few buyers have purchase references. */
function ReferenceFields({ values, errors }: Pick<PlacesProps, "values" | "errors">) {
  const layout = useLayoutData();
  const references = [
    { name: "references.purchase_order", label: texts.purchaseOrder },
    { name: "references.contract", label: texts.contract },
    { name: "references.seap", label: texts.seap },
  ];
  const isNamed = references.some(({ name }) => values[name] || errors?.[name]);
  if (!layout?.hasOwnApi) return null;
  return (
    <details className={styles.references} open={isNamed || undefined}>
      <summary className="min-h-touch bold underline">{texts.references}</summary>
      <p className={`hint ${styles.required}`}>{texts.referencesHint}</p>
      <div className={`grid gap-4 min-w-0 ${styles.fields}`}>
        {references.map(({ name, label }) => (
          <Field
            key={name}
            name={name}
            label={label}
            defaultValue={values[name]}
            errors={errors}
            maxLength={200}
            autoComplete="off"
          />
        ))}
      </div>
    </details>
  );
}

function setSameAddress(isSame: boolean): void {
  const box = document.querySelector<HTMLInputElement>("input[name=same]");
  if (box) box.checked = isSame;
}

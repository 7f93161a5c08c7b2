import { useState } from "react";
import { isLockerCode, PAYMENT_CODE } from "@curat/contract/cart.values";
import type { County } from "@curat/contract/geography";
import type { StaffCustomer } from "@curat/contract/staff/customers";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Select } from "@curat/ui/form/select.tsx";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { countOf } from "@curat/contract/quantity-text.values";
import { dayText } from "../../../components/time/day.ts";
import { Panel } from "../../../components/page/page.tsx";
import type { Preview } from "./new-order.server.ts";
import styles from "./new-order.module.css";

interface DeliveryFieldsProps {
  values: Typed;
  errors: FieldErrors | undefined;
  customer: StaffCustomer | undefined;
  counties: County[];
  preview: Preview | undefined;
}

/** Fields for address, delivery option and payment method. The options depend on the goods. */
export function DeliveryFields({ values, errors, customer, counties, preview }: DeliveryFieldsProps) {
  const address = customer?.addresses[0];
  const field = (name: string, stands: string | number = "") => ({
    name,
    defaultValue: values[name] ?? String(stands),
    errors,
    autoComplete: "off",
  });
  const cart = preview?.cart;
  const deliveries = cart?.delivery_options ?? [];
  const payments = cart?.payment_options_groups.flatMap(({ options }) => options) ?? [];
  const isOnTerms = payments.some(
    ({ paymentCode, paymentId }) =>
      paymentCode === PAYMENT_CODE.onTerms && paymentId === cart?.payment_option?.paymentId,
  );
  const terms = isOnTerms ? cart?.terms?.[0] : undefined;
  const current = cart?.delivery_option?.deliveryId;
  const [chosen, setChosen] = useState<{ of: typeof cart; id: number }>();
  const deliveryId = chosen && chosen.of === cart ? chosen.id : current;
  const isLocker = deliveries.some((one) => one.deliveryId === deliveryId && isLockerCode(one.deliveryCode));
  const priced = (name: string, lei = 0) => (lei > 0 ? `${name} (${formatOfficeLei(lei)})` : name);
  return (
    <Panel title="Adresă, livrare și plată">
      <div className={`grid gap-3 ${styles.pair}`}>
        <Select
          label="Județ"
          {...field("deliveryaddress.countyid", address?.countyid)}
          placeholder="Alege"
          options={counties.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
        <Field
          label="Localitate"
          hint="Exact ca în listă, de exemplu „Cluj-Napoca”."
          {...field("city", address?.city)}
          required
        />
        <Field label="Adresă" {...field("deliveryaddress.streetaddress", address?.streetaddress)} required />
        <Field label="Cod poștal" {...field("deliveryaddress.zipcode", address?.zipcode)} />
      </div>
      {!cart && <p>Metodele de livrare și de plată apar după ce adaugi un produs.</p>}
      {cart && (
        <div className={`grid gap-3 ${styles.pair}`}>
          <Select
            key={`delivery-${current}`}
            label="Metodă de livrare"
            {...field("delivery.deliveryid")}
            defaultValue={String(current ?? "")}
            onChange={({ target }) => setChosen({ of: cart, id: Number(target.value) })}
            options={deliveries.map(({ deliveryId, deliveryDescription, courierDeliveryTax }) => ({
              value: deliveryId,
              label: priced(deliveryDescription, courierDeliveryTax),
            }))}
          />
          <Select
            key={`payment-${cart.payment_option?.paymentId}`}
            label="Metodă de plată"
            {...field("payment.paymentid")}
            defaultValue={String(cart.payment_option?.paymentId ?? "")}
            options={payments.map(({ paymentId, paymentName, paymentTax }) => ({
              value: paymentId,
              label: priced(paymentName, paymentTax),
            }))}
          />
          {terms && (
            <div className="stack gap-3">
              <p>{termsText(terms)}</p>
              {terms.refusal !== null && (
                <Field
                  label="Motivul depășirii"
                  hint="Comanda depășește limita firmei. O poți accepta la termen doar dacă scrii un motiv."
                  maxLength={200}
                  {...field("credit_reason")}
                />
              )}
            </div>
          )}
          <div className={`grid gap-3 ${styles.pair}`} hidden={!isLocker}>
            <Field label="Numărul easybox-ului sau al punctului" {...field("selected_store")} />
          </div>
        </div>
      )}
      <Field label="Observații" {...field("observation")} />
    </Panel>
  );
}

function termsText({ days, due_on, left }: NonNullable<Preview["cart"]["terms"]>[number]): string {
  const due = `Factura are termen de ${countOf(days, "zile")} (azi: ${dayText(due_on)}).`;
  return `${due} Din limita firmei au rămas ${formatOfficeLei(left)}.`;
}

import { useState } from "react";
import { isLockerCode } from "@curat/contract/cart.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import type { County } from "@curat/contract/geography";
import type { AmendableOrder } from "@curat/contract/staff/amendments";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Panel } from "../../../components/page/page.tsx";
import type { Amending } from "./amend.server.ts";
import styles from "./amend.module.css";
import { texts } from "./texts.ts";

interface DeliveryFieldsProps {
  order: AmendableOrder;
  counties: County[];
  step: Amending | undefined;
  isBusy: boolean;
}

export function DeliveryFields({ order, counties, step, isBusy }: DeliveryFieldsProps) {
  const { values, errors } = step ?? {};
  const text = (name: string, stands: string) => ({ name, defaultValue: values?.[name] ?? stands, errors });
  const { address } = order;
  const [deliveryId, setDeliveryId] = useState(values?.deliveryid ?? String(order.deliveryid ?? ""));
  const isLocker = order.deliveries.some(({ id, code }) => String(id) === deliveryId && isLockerCode(code));
  const price = (lei: number) => `${formatOfficeLei(lei)}`;
  return (
    <Panel title="Livrare">
      <div className={`grid gap-4 items-start ${styles.pair}`}>
        <Select
          label="Metodă de livrare"
          {...text("deliveryid", String(order.deliveryid ?? ""))}
          onChange={({ target }) => setDeliveryId(target.value)}
          {...(order.deliveryid === null && { placeholder: "neschimbat" })}
          options={order.deliveries.map(({ id, name, price: lei }) => ({
            value: id,
            label: texts.deliveryOption(name, price(lei)),
          }))}
        />
        <Select
          label="Metodă de plată"
          {...text("paymentid", String(order.paymentid ?? ""))}
          {...(order.paymentid === null && { placeholder: "neschimbat" })}
          options={order.payments.map(({ id, name, charge }) => ({
            value: id,
            label: charge > 0 ? texts.deliveryOption(name, `+${price(charge)}`) : name,
          }))}
        />
        <Select
          label="Județ"
          {...text("address.county", address.county)}
          options={counties.map(({ name }) => ({ value: name, label: name }))}
          required
        />
        <Field label="Localitate" {...text("address.city", address.city)} required autoComplete="off" />
        <Field
          label="Adresă"
          {...text("address.streetaddress", address.streetaddress)}
          required
          autoComplete="off"
        />
        <Field label="Cod poștal" {...text("address.zipcode", address.zipcode)} autoComplete="off" />
      </div>
      {/* Hidden instead of unmounted, so that another delivery method keeps the entered values. */}
      <div hidden={!isLocker}>
        <Lockers order={order} step={step} isBusy={isBusy} />
      </div>
    </Panel>
  );
}

function Lockers({ order, step, isBusy }: Omit<DeliveryFieldsProps, "counties">) {
  if (!order.deliveries.some(({ code }) => isLockerCode(code))) return null;
  const own = order.locker
    ? [{ id: order.locker.id, label: `${order.locker.name}, ${order.locker.city}` }]
    : [];
  const found = (step?.lockers ?? []).filter(({ id }) => id !== order.locker?.id);
  const chosen = step?.values.lockerid;
  const known = [...own, ...found].some(({ id }) => id === chosen);
  // Keep the chosen locker as an option, even if the search did not find it.
  const stored = chosen && !known ? [{ id: chosen, label: chosen }] : [];
  return (
    <div className={`grid gap-4 items-start ${styles.pair}`}>
      <div className={`cluster gap-2 items-start ${styles.search}`}>
        <Field
          label="Caută un easybox"
          name="findlocker"
          hint="Localitate, stradă sau nume; doar pentru livrarea la easybox."
          defaultValue={step?.values.findlocker}
          maxLength={100}
          autoComplete="off"
        />
        <Button name="step" value="lockers" variant="secondary" isBusy={isBusy}>
          Caută easybox-ul
        </Button>
      </div>
      <Select
        key={found.map(({ id }) => id).join()}
        label="Easybox"
        name="lockerid"
        placeholder="–"
        options={[...own, ...stored, ...found].map(({ id, label }) => ({ value: id, label }))}
        defaultValue={chosen ?? order.locker?.id ?? ""}
        errors={step?.errors}
        {...(step?.lockers?.length === 0 && { hint: "Nu am găsit niciun easybox." })}
      />
    </div>
  );
}

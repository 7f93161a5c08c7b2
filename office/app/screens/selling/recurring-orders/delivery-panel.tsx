import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { texts as orderTexts } from "../../../lists/orders/texts.ts";
import { DELIVERY } from "./recurring-fields.ts";
import type { RecurringOrderData } from "./recurring-order.server.ts";
import { texts } from "./texts.ts";

/** Changes the address and payment method of future drafts. */
export function DeliveryPanel({ order, counties }: Pick<RecurringOrderData, "order" | "counties">) {
  const refused = useRefused(DELIVERY);
  if (!order.next_delivery) return null;
  const { has_address: hasAddress, ...filled } = order.next_delivery;
  const field = filledFields(texts.deliveryLabels, { refused, filled });
  return (
    <Panel title={texts.delivery}>
      <ActionForm name={DELIVERY} refused={refused} loaded={filled}>
        <input type="hidden" name="version" value={order.version} />
        {hasAddress && (
          <>
            <Select
              {...field("county")}
              options={counties.map(({ name }) => ({ value: name, label: name }))}
              required
            />
            <Field {...field("city")} hint={texts.cityHint} maxLength={100} required autoComplete="off" />
            <Field {...field("street")} maxLength={200} required autoComplete="off" />
            <Field {...field("postcode")} maxLength={10} autoComplete="off" />
          </>
        )}
        <Select {...field("payment")} options={optionsOf(orderTexts.ways)} required />
        <SendButton form={DELIVERY} variant="secondary">
          {texts.saveDelivery}
        </SendButton>
      </ActionForm>
    </Panel>
  );
}

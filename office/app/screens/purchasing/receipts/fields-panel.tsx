import type { WholeGoodsReceipt } from "@curat/contract/staff/receipts";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { DRAFT } from "../../../components/form/draft-form.ts";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { optionsOf } from "../../../lists/options.ts";
import type { ReceivableOrder } from "./receipt.server.ts";
import { filledReceipt } from "./receipt-fields.ts";
import { texts } from "./texts.ts";

const LABELS = {
  supplierID: texts.supplier,
  document_number: texts.document_number,
  document_on: texts.document_on,
  received_on: texts.received_on,
  currency: texts.currency,
  rate: texts.rate,
  extra: texts.extra,
  spread: texts.spread,
  invoice_total: texts.invoice_total,
  commission: texts.commission,
  note: texts.note,
};

interface FieldsPanelProps {
  receipt: WholeGoodsReceipt;
  suppliers: { value: string; label: string }[];
  /** The receipt's orders and the supplier's other orders with outstanding goods. */
  orders: ReceivableOrder[];
  seesCosts: boolean;
}

/** Form for a draft's supplier, document, currency and additional costs. */
export function FieldsPanel({ receipt, suppliers, orders, seesCosts }: FieldsPanelProps) {
  const refused = useRefused(DRAFT);
  const field = filledFields(LABELS, { refused, filled: filledReceipt(receipt) });
  const own = { value: String(receipt.supplierID), label: receipt.supplier };
  const options = suppliers.some(({ value }) => value === own.value) ? suppliers : [own, ...suppliers];
  const amount = { inputMode: "decimal", maxLength: 14, autoComplete: "off" } as const;
  const hidden = seesCosts ? undefined : texts.unchanged;
  return (
    <ActionForm name={DRAFT} id={DRAFT} refused={refused}>
      <input type="hidden" name="version" value={receipt.version} />
      <Select {...field("supplierID")} options={options} required />
      {orders.length > 0 && (
        <fieldset>
          <legend>{texts.purchaseOrders}</legend>
          {orders.map(({ id, label }, index) => (
            <Checkbox
              key={id}
              name="purchase_orders"
              errors={index === orders.length - 1 ? refused?.errors : undefined}
              value={id}
              label={label}
              defaultChecked={receipt.purchase_orders.some(({ purchase_orderID: own }) => own === id)}
            />
          ))}
        </fieldset>
      )}
      <Field {...field("document_number")} maxLength={60} autoComplete="off" />
      <Field {...field("document_on")} type="date" autoComplete="off" />
      <Field {...field("received_on")} type="date" required autoComplete="off" />
      <Select {...field("currency")} options={optionsOf(texts.currencies)} required />
      {receipt.currency === "EUR" && <Field {...field("rate")} {...amount} />}
      <Field {...field("extra")} {...amount} hint={hidden ?? texts.extraHint} />
      <Select {...field("spread")} options={optionsOf(texts.spreads)} required />
      <Field {...field("invoice_total")} {...amount} hint={hidden} />
      <Field {...field("commission")} hint={texts.commissionHint} maxLength={300} autoComplete="off" />
      <Textarea {...field("note")} limit={1_000} />
      <SendButton form={DRAFT}>{texts.saveDraft}</SendButton>
    </ActionForm>
  );
}

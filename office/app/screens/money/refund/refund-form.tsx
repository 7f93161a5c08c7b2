import type { Refundable, RefundPreview } from "@curat/contract/staff/refunds";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Panel } from "../../../components/page/page.tsx";
import { PreviewPanel } from "./preview-panel.tsx";

import { quantityText } from "@curat/contract/quantity-text.values";
interface RefundFormProps {
  order: Refundable;
  preview: RefundPreview | undefined;
}

/**
 * Selection, preview and refund button are in one form, so that entered values are kept between the steps.
 */
export function RefundForm({ order, preview }: RefundFormProps) {
  const refused = useRefused("refund");
  const { values, errors } = refused ?? {};
  const error = errors?.lines?.[0] ?? errors?.order?.[0];
  return (
    <ActionForm name="refund" refused={refused}>
      <input type="hidden" name="version" value={order.version} />
      {/* Enter only shows the preview. Making the refund requires the button. */}
      <button type="submit" name="step" value="preview" hidden tabIndex={-1} aria-hidden />
      <Panel title="Produse">
        {error && (
          <p role="alert" className="text-primary bold">
            {error}
          </p>
        )}
        {order.lines.map(
          ({ position, name, left, um, price }) =>
            left > 0 &&
            price > 0 && (
              <Field
                key={position}
                label={`${name}: bucăți de restituit`}
                name={`lines[${position}]`}
                hint={`cel mult ${quantityText(left, um)}, ${formatOfficeLei(price)} bucata`}
                defaultValue={values?.[`lines[${position}]`]}
                errors={errors}
                type="number"
                min={0}
                max={left}
                inputMode="numeric"
              />
            ),
        )}
        {order.delivery.is_left && (
          <Checkbox
            label={`Restituie și livrarea (${formatOfficeLei(order.delivery.price)})`}
            name="delivery"
            value="1"
            defaultChecked={values?.delivery !== undefined}
            errors={errors}
          />
        )}
        <Field
          label="Sumă suplimentară (lei)"
          name="amount"
          hint="Pentru o reducere după vânzare, fără produse. Lasă câmpul gol dacă nu este cazul."
          defaultValue={values?.amount}
          errors={errors}
          inputMode="decimal"
          autoComplete="off"
        />
      </Panel>
      <Panel title="Motivul">
        <Field
          label="Motivul"
          name="reason"
          hint="Apare și în e-mailul către client și pe factura storno."
          defaultValue={values?.reason}
          errors={errors}
          maxLength={200}
          autoComplete="off"
        />
        {order.way === "account" && (
          <>
            <Field
              label="IBAN-ul clientului"
              name="iban"
              defaultValue={values?.iban}
              errors={errors}
              autoComplete="off"
            />
            <Field
              label="Banca"
              name="bank"
              defaultValue={values?.bank}
              errors={errors}
              maxLength={100}
              autoComplete="off"
            />
          </>
        )}
        <SendButton form="refund" name="step" value="preview" variant="secondary">
          Calculează
        </SendButton>
      </Panel>
      {preview && <PreviewPanel preview={preview} way={order.way} />}
    </ActionForm>
  );
}

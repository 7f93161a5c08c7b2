import { Field } from "@curat/ui/form/field.tsx";
import { CourierSelect } from "../../../components/courier/courier-select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";

const AWB_FORM = "own-awb";

/** Form for a waybill number that staff received by phone or on the courier's website. */
export function AwbForm({ isOpen }: { isOpen: boolean }) {
  const refused = useRefused(AWB_FORM);
  return (
    <details open={isOpen || refused !== undefined}>
      <summary>Scrie un AWB primit de la curier</summary>
      <ActionForm name={AWB_FORM} refused={refused}>
        <Field
          label="AWB"
          name="awb"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={refused?.values.awb}
          errors={refused?.errors}
        />
        <CourierSelect refused={refused} />
        <p>
          <SendButton form={AWB_FORM} variant="secondary">
            Salvează AWB-ul
          </SendButton>
        </p>
      </ActionForm>
    </details>
  );
}

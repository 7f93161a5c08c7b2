import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useIsSending, useRefused } from "../../../components/form/refused.ts";
import { typedLei } from "../../../components/money/lei.ts";
import { Panel } from "../../../components/page/page.tsx";
import type { OrderData } from "./order.server.ts";

/**
 * Asks what to do with a bank transfer that arrived after the order was cancelled: refund it or reopen the
 * order.
 */
export function LateTransferPanel({ order: { total, version } }: Pick<OrderData, "order">) {
  const refused = useRefused("transfer");
  const isBusy = useIsSending("transfer");
  const { values, errors } = refused ?? {};
  const error = errors?.outcome?.[0];
  return (
    <Panel title="Transfer primit după anulare">
      <p>Comanda este anulată. Dacă ai primit totuși banii, alege dacă reiei comanda sau îi restitui.</p>
      <ActionForm name="transfer" refused={refused}>
        <input type="hidden" name="version" value={version} />
        {error && (
          <p role="alert" className="text-primary bold">
            {error}
          </p>
        )}
        <Field
          label="Suma primită (lei)"
          name="amount"
          defaultValue={values?.amount ?? typedLei(total)}
          errors={errors}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Field
          label="IBAN-ul plătitorului"
          name="iban"
          hint="Contul în care restitui banii. Îl găsești în extrasul de cont."
          defaultValue={values?.iban}
          errors={errors}
          autoComplete="off"
        />
        <Field
          label="Notă"
          name="note"
          defaultValue={values?.note}
          errors={errors}
          maxLength={500}
          autoComplete="off"
        />
        <div className="cluster gap-2">
          <Button name="outcome" value="revive" isBusy={isBusy}>
            Reia comanda
          </Button>
          <Button name="outcome" value="refund" variant="secondary" isBusy={isBusy}>
            Restituie suma
          </Button>
        </div>
      </ActionForm>
    </Panel>
  );
}

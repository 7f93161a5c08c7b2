import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useIsSending, useRefused } from "../../../components/form/refused.ts";
import { typedLei } from "../../../components/money/lei.ts";
import { Panel } from "../../../components/page/page.tsx";
import { texts } from "./late-transfer-texts.ts";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";

/** Money of a transfer that came when its order was cancelled: it goes back, or the order goes on. */
export function LateTransferPanel({ order: { total, version } }: Pick<OrderData, "order">) {
  const refused = useRefused("transfer");
  const isBusy = useIsSending("transfer");
  const { values, errors } = refused ?? {};
  const error = errors?.outcome?.[0];
  return (
    <Panel title={texts.title}>
      <p>{texts.explained}</p>
      <ActionForm name="transfer" refused={refused}>
        <input type="hidden" name="version" value={version} />
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Field
          label={texts.amount}
          name="amount"
          defaultValue={values?.amount ?? typedLei(total)}
          errors={errors}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Field
          label={texts.iban}
          name="iban"
          hint={texts.ibanHint}
          defaultValue={values?.iban}
          errors={errors}
          autoComplete="off"
        />
        <Field
          label={texts.note}
          name="note"
          defaultValue={values?.note}
          errors={errors}
          maxLength={500}
          autoComplete="off"
        />
        <div className={styles.moves}>
          <Button name="outcome" value="revive" isBusy={isBusy}>
            {texts.revive}
          </Button>
          <Button name="outcome" value="refund" variant="secondary" isBusy={isBusy}>
            {texts.refund}
          </Button>
        </div>
      </ActionForm>
    </Panel>
  );
}

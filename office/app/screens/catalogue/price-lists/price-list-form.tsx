import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields, isTicked } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { MembersField } from "../../../components/member-lines/members-field.tsx";
import { PriceRowsField } from "./price-rows-field.tsx";
import styles from "./price-lists.module.css";
import { texts } from "./texts.ts";

const FORM = "price-list";
/** Form of a new or existing price list. */
export function PriceListForm({ filled, version }: { filled: Typed; version?: number }) {
  const refused = useRefused(FORM);
  const from = { refused, filled };
  const field = filledFields(texts.labels, from);
  return (
    <ActionForm name={FORM} refused={refused} loaded={version === undefined ? undefined : filled}>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Field {...field("name")} hint={texts.nameHint} required maxLength={80} autoComplete="off" />
      <div className={`grid gap-4 ${styles.pair}`}>
        <Field {...field("starts_at")} type="datetime-local" hint={texts.timeHint} required />
        <Field {...field("ends_at")} type="datetime-local" hint={texts.endHint} />
      </div>
      <MembersField {...field("members")} kinds={["group", "company", "customer"]} />
      <p className={styles.hint}>{texts.membersHint}</p>
      <PriceRowsField {...from} />
      <Checkbox label={texts.labels.is_net} name="is_net" defaultChecked={isTicked("is_net", from)} />
      <p className={styles.hint}>{texts.netHint}</p>
      <div className={`grid gap-4 ${styles.pair}`}>
        <Field {...field("delivery")} hint={texts.deliveryHint} inputMode="decimal" maxLength={20} />
        <Field {...field("free_delivery_over")} hint={texts.freeHint} inputMode="decimal" maxLength={20} />
      </div>
      <Checkbox
        label={texts.labels.is_delivery_net}
        name="is_delivery_net"
        defaultChecked={isTicked("is_delivery_net", from)}
      />
      <Checkbox
        label={texts.labels.takes_vouchers}
        name="takes_vouchers"
        defaultChecked={isTicked("takes_vouchers", from)}
      />
      <Checkbox
        label={texts.labels.is_active}
        name="is_active"
        defaultChecked={isTicked("is_active", from)}
      />
      <SendButton form={FORM}>{version === undefined ? texts.create : texts.save}</SendButton>
    </ActionForm>
  );
}

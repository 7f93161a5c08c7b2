import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { MembersField } from "../../../components/member-lines/members-field.tsx";
import { SendButton } from "../../../components/form/send-button.tsx";
import { texts } from "./texts.ts";

const FORM = "customer-group";
/**
 * Form of a new or existing customer group. Members are text lines, so that they can be pasted and copied.
 */
export function CustomerGroupForm({ filled, version }: { filled: Typed; version?: number }) {
  const refused = useRefused(FORM);
  const field = filledFields(texts.labels, { refused, filled });
  return (
    <ActionForm name={FORM} refused={refused} loaded={version === undefined ? undefined : filled}>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Field {...field("name")} hint={texts.nameHint} required maxLength={80} autoComplete="off" />
      <MembersField {...field("members")} kinds={["company", "customer"]} />
      <p>
        <small>{texts.membersHint}</small>
      </p>
      <SendButton form={FORM}>{version === undefined ? texts.create : texts.save}</SendButton>
    </ActionForm>
  );
}

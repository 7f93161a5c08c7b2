import { LIMITS } from "@curat/contract/limits.values";
import { PageDialog } from "@curat/ui/dialog/page-dialog.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { useSentForm } from "../../../components/form/use-sent-form.ts";
import styles from "../../../components/account/account-form.module.css";
import { FormActions } from "../form-actions.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import type { RightsData } from "./load.server.ts";
import { texts } from "./texts.ts";

const PAGE = "/account/cookie";

interface RequestDialogProps {
  kind: NonNullable<RightsData["asked"]>;
  email: string;
}

export function RequestDialog({ kind, email }: RequestDialogProps) {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  return (
    <PageDialog title={texts.kinds[kind]} backTo={PAGE}>
      <Form
        ref={form}
        method="post"
        action={`${PAGE}?cerere=${kind}`}
        noValidate
        className="stack gap-4 min-w-0 break-anywhere"
      >
        <input type="hidden" name="type" value={kind} />
        {kind === "forgetme" && <p>{texts.warning}</p>}
        <p className={styles.muted}>{accountTexts.required}</p>
        <FormMessages messages={messages} />
        <EmailField
          label={texts.email}
          name="email"
          defaultValue={values.email ?? email}
          errors={errors}
          required
        />
        <Textarea
          label={texts.comments}
          name="comments"
          limit={LIMITS.textarea}
          defaultValue={values.comments}
          errors={errors}
        />
        <FormActions backTo={PAGE} submit={texts.send} isBusy={isBusy} />
      </Form>
    </PageDialog>
  );
}

import { PageDialog } from "@curat/ui/dialog/page-dialog.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { NewPasswordFields } from "@curat/ui/form/new-password-fields.tsx";
import { PasswordField } from "@curat/ui/form/password-field.tsx";
import { useSentForm } from "../../../components/form/use-sent-form.ts";
import styles from "../../../components/account/account-form.module.css";
import { FormActions } from "../form-actions.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

const PAGE = "/account/infoPass";

export function PasswordDialog({ email }: { email: string }) {
  const { Form, form, errors, messages, isBusy } = useSentForm();
  return (
    <PageDialog title={texts.dialog} backTo={PAGE}>
      <Form
        ref={form}
        method="post"
        action={`${PAGE}?edit=1`}
        noValidate
        className="stack gap-4 min-w-0 break-anywhere"
      >
        <p className={styles.muted}>{accountTexts.required}</p>
        <FormMessages messages={messages} />
        {/* This field shows password managers which account the new password belongs to. */}
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <PasswordField
          label={texts.old}
          name="old_password"
          errors={errors}
          required
          autoComplete="current-password"
        />
        <NewPasswordFields errors={errors} />
        <FormActions backTo={PAGE} isBusy={isBusy} />
      </Form>
    </PageDialog>
  );
}

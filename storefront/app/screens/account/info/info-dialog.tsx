import { PageDialog } from "@curat/ui/dialog/page-dialog.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../../../components/form/use-sent-form.ts";
import styles from "../../../components/account/account-form.module.css";
import { FormActions } from "../form-actions.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import type { InfoData } from "./screen.tsx";
import { texts } from "./texts.ts";

const PAGE = "/account/info";

export function InfoDialog({ person }: Pick<InfoData, "person">) {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  const field = (name: "firstname" | "lastname" | "phone") => ({
    name,
    defaultValue: values[name] ?? person[name],
    errors,
  });
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
        <div className={`grid gap-4 min-w-0 ${styles.pair}`}>
          <Field {...field("firstname")} label={texts.firstname} required autoComplete="given-name" />
          <Field {...field("lastname")} label={texts.lastname} required autoComplete="family-name" />
        </div>
        <EmailField
          label={texts.email}
          name="email"
          hint={texts.emailHint}
          defaultValue={person.email}
          readOnly
        />
        <PhoneField {...field("phone")} label={texts.phone} hint={texts.phoneHint} />
        <FormActions backTo={PAGE} isBusy={isBusy} />
      </Form>
    </PageDialog>
  );
}

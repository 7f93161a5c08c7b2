import { LIMITS } from "@curat/contract/limits.values";
import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { TermsCheckbox } from "../../components/terms/terms-checkbox.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import type { OrderSheetData } from "./load.server.ts";
import styles from "./order-sheet.module.css";
import { SHEET_INTENT, sheetAddress } from "./page.ts";
import type { OfferScope } from "./page.ts";
import { texts } from "./texts.ts";

interface RequestOfferProps {
  token: string;
  scope: OfferScope;
  lines: number;
  person: OrderSheetData["person"];
}

export function RequestOffer({ token, scope, lines, person }: RequestOfferProps) {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  const field = (name: "firstname" | "lastname" | "email" | "phone" | "company" | "cui" | "message") => ({
    name,
    defaultValue:
      values[name] ??
      (name === "company" || name === "cui" || name === "message" ? "" : person?.[name]) ??
      "",
    ...(errors && { errors }),
  });
  return (
    <section id="oferta" className={`stack gap-4 min-w-0 p-4 ${styles.card}`} aria-labelledby="ask-offer">
      <h2 id="ask-offer">{texts.requestTitle}</h2>
      <p>{texts.requestIntro(lines)}</p>
      <Form
        ref={form}
        method="post"
        action={sheetAddress(token, scope)}
        noValidate
        className={`grid min-w-0 ${styles.form}`}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="scope" value={scope} />
        <FormMessages messages={[...messages, ...(errors?.lines ?? [])]} />
        <div className={`grid gap-4 ${styles.pair}`}>
          <Field {...field("firstname")} label={texts.firstname} required autoComplete="given-name" />
          <Field {...field("lastname")} label={texts.lastname} required autoComplete="family-name" />
        </div>
        <div className={`grid gap-4 ${styles.pair}`}>
          <EmailField {...field("email")} label={texts.email} required />
          <PhoneField {...field("phone")} label={texts.phone} required />
        </div>
        <div className={`grid gap-4 ${styles.pair}`}>
          <Field
            {...field("company")}
            label={texts.company}
            hint={texts.optional}
            autoComplete="organization"
          />
          <Field
            {...field("cui")}
            label={texts.cui}
            hint={texts.optional}
            maxLength={20}
            autoComplete="off"
          />
        </div>
        <Textarea {...field("message")} label={texts.message} limit={LIMITS.textarea} />
        <TermsCheckbox values={values} errors={errors ?? {}} />
        <p className={`cluster items-center gap-3 ${styles.acts}`}>
          <Button name="intent" value={SHEET_INTENT.request} isBusy={isBusy}>
            {texts.send}
          </Button>
          <a href={sheetAddress(token)}>{texts.back}</a>
        </p>
      </Form>
    </section>
  );
}

import { useEffect } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../form/use-sent-form.ts";
import type { SentForm } from "../form/use-sent-form.ts";
import { TermsCheckbox } from "../terms/terms-checkbox.tsx";
import styles from "./newsletter-form.module.css";
import { texts } from "./texts.ts";

/**
 * The page that contains the form. Landing pages ask only for the email address (B-109); all others also
 * require accepting the terms.
 */
export type NewsletterPlace = "shop" | "landing";

export interface NewsletterAnswer extends SentForm {
  isAsked?: true;
}

export function NewsletterForm({ place }: { place: NewsletterPlace }) {
  const { Form, form, answer, errors, values, messages, isBusy } = useSentForm<NewsletterAnswer>();
  const isRequested = answer?.isAsked === true;
  useEffect(() => {
    if (isRequested) form.current?.reset();
  }, [isRequested, form]);
  return (
    <Form ref={form} method="post" action="/newsletter" noValidate className={styles["newsletter-form"]}>
      <FormMessages messages={messages} />
      <input type="hidden" name="place" value={place} />
      <div className={styles.row}>
        <EmailField label={texts.email} name="email" required defaultValue={values.email} errors={errors} />
        <Button type="submit" className={styles.button} isBusy={isBusy}>
          {texts.subscribe}
        </Button>
      </div>
      {place === "shop" && <TermsCheckbox {...{ values, errors }} />}
    </Form>
  );
}

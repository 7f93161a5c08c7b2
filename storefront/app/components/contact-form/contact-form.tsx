import { useId, useState } from "react";
import { useLocation } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { PAGE_FORM } from "../form/page-form.ts";
import { useSentForm } from "../form/use-sent-form.ts";
import type { SentForm } from "../form/use-sent-form.ts";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./contact-form.module.css";
import { CONTACT_FORM_ID } from "./sent-address.ts";
import { texts } from "./texts.ts";
import { ThanksDialog } from "./thanks-dialog.tsx";

export interface ContactAnswer extends SentForm {
  /** Time of sending in milliseconds since 1970. The thank-you message is shown once for each new value. */
  sentAt?: number;
}

interface ContactFormProps {
  /** True if the form was sent without JavaScript. The page then shows only the thank-you message. */
  isSent: boolean;
}

/** Contact form in articles (B-085, B-086, B-149). */
export function ContactForm({ isSent }: ContactFormProps) {
  const id = useId();
  const { pathname } = useLocation();
  const { Form, form, answer, errors, values, messages, isBusy } = useSentForm<ContactAnswer>(
    PAGE_FORM.contact,
  );
  const [closedAt, setClosedAt] = useState<number>();
  const sentAt = answer?.sentAt;
  return (
    <section
      id={CONTACT_FORM_ID}
      className={`card stack gap-4 p-6 bg-paper ${styles["contact-form"]}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{texts.title}</h2>
      {isSent ? (
        <div className={styles.thanks}>
          <p>{texts.thanks}</p>
          <a href="/" className={buttonClass()}>
            {texts.home}
          </a>
        </div>
      ) : (
        <Form
          ref={form}
          method="post"
          action={`${pathname}#${CONTACT_FORM_ID}`}
          noValidate
          className="stack gap-4"
        >
          <input type="hidden" name="form" value={PAGE_FORM.contact} />
          <FormMessages messages={messages} />
          <ContactFields key={sentAt} values={values} errors={errors} />
          <Button isBusy={isBusy}>{texts.send}</Button>
        </Form>
      )}
      <ThanksDialog
        isOpen={sentAt !== undefined && sentAt !== closedAt}
        onClose={() => setClosedAt(sentAt)}
      />
    </section>
  );
}

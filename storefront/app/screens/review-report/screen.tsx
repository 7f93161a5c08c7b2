import { LIMITS } from "@curat/contract/limits.values";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormEnd } from "@curat/ui/form/form-end.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import styles from "./review-report.module.css";
import type { ReviewReportData } from "./review-report.server.ts";
import { texts } from "./texts.ts";

export function ReviewReportScreen({ data: { review, writer } }: { data: ReviewReportData }) {
  const { Form, form, errors, values, messages, isBusy } = useSentForm();
  return (
    <section className={`stack gap-4 ${styles.report}`}>
      <h1>{texts.title}</h1>
      <p>{texts.about}</p>
      <blockquote className={styles.review}>
        <strong>{review.title}</strong> · {review.name}
        {review.comment && <p>{review.comment}</p>}
      </blockquote>
      <Form ref={form} method="post" noValidate className="stack gap-4 min-w-0 break-anywhere">
        <FormMessages messages={messages} />
        <Textarea
          label={texts.reason}
          name="reason"
          limit={LIMITS.textarea}
          defaultValue={values.reason}
          errors={errors}
          required
        />
        <p>{texts.contact}</p>
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          defaultValue={values.name ?? writer.name}
          errors={errors}
        />
        <EmailField
          label={texts.email}
          name="email"
          defaultValue={values.email ?? writer.email}
          errors={errors}
        />
        <Checkbox
          label={texts.truthful}
          name="truthful"
          defaultChecked={values.truthful !== undefined}
          errors={errors}
        />
        <FormEnd>
          <a href={review.product.url} className={buttonClass("secondary")}>
            {texts.back}
          </a>
          <Button isBusy={isBusy}>{texts.send}</Button>
        </FormEnd>
      </Form>
    </section>
  );
}

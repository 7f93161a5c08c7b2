import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { FormEnd } from "@curat/ui/form/form-end.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import formStyles from "../../components/account/account-form.module.css";
import { ComplaintFields } from "../../components/complaint/complaint-fields.tsx";
import { COMPLAINT_INTENT } from "../../components/complaint/intents.ts";
import { texts as complaintTexts } from "../../components/complaint/texts.ts";
import { texts as accountTexts } from "../../components/account/texts.ts";
import { PAGE as FIND_PAGE } from "../../components/find-order/find-intent.ts";
import styles from "./guest-complaint.module.css";
import type { GuestComplaintData } from "./load.server.ts";
import { texts } from "./texts.ts";

export function GuestComplaintScreen({ data }: { data: GuestComplaintData }) {
  const { Form, form, errors, values, messages, isBusy } = useSentForm(undefined, { asksServer: true });
  return (
    <section className={`stack gap-4 ${styles["guest-complaint"]}`}>
      <h1>{texts.title(data.number)}</h1>
      <p>{texts.answered(data.email)}</p>
      <Form ref={form} method="post" noValidate className="stack gap-4 min-w-0 break-anywhere">
        {/* Enter activates a form's first submit button, so the hidden send button is first. */}
        <button name="intent" value={COMPLAINT_INTENT.save} aria-label={complaintTexts.submit} hidden />
        <p className={formStyles.muted}>{accountTexts.required}</p>
        <FormMessages messages={messages} />
        <ComplaintFields
          types={data.types}
          errors={errors}
          values={values}
          known={data.known}
          invoice={data.invoice}
        />
        <FormEnd>
          <a href={FIND_PAGE} className={buttonClass("secondary")}>
            {texts.back}
          </a>
          <Button name="intent" value={COMPLAINT_INTENT.save} isBusy={isBusy}>
            {complaintTexts.submit}
          </Button>
        </FormEnd>
      </Form>
    </section>
  );
}

import { PageDialog } from "@curat/ui/dialog/page-dialog.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../../../components/form/use-sent-form.ts";
import styles from "../../../components/account/account-form.module.css";
import { FormActions } from "../form-actions.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { ComplaintFields } from "../../../components/complaint/complaint-fields.tsx";
import { COMPLAINT_INTENT } from "../../../components/complaint/intents.ts";
import type { ComplaintsData } from "./load.server.ts";
import { texts } from "../../../components/complaint/texts.ts";

const PAGE = "/account/sesizari";
const ORDERS = "own-orders";

export function ComplaintDialog({ data: { person, types, orders, about } }: { data: ComplaintsData }) {
  const { Form, form, errors, values, messages, isBusy } = useSentForm(undefined, { asksServer: true });
  return (
    <PageDialog title={texts.addTitle} backTo={PAGE}>
      <Form
        ref={form}
        method="post"
        action={`${PAGE}?add=1`}
        noValidate
        className="stack gap-4 min-w-0 break-anywhere"
      >
        {/* Enter activates a form's first submit button, so the hidden send button is first. */}
        <button name="intent" value={COMPLAINT_INTENT.save} aria-label={texts.submit} hidden />
        <p className={styles.muted}>{accountTexts.required}</p>
        <FormMessages messages={messages} />
        <ComplaintFields
          types={types}
          errors={errors}
          values={values}
          known={{ customer_name: person.fullname, customer_phone: person.phone, ...about?.known }}
          invoice={about?.invoice ?? "asked"}
          order={
            <>
              <Field
                name="ordernr"
                label={texts.order}
                hint={orders.length > 0 ? texts.orderHint : undefined}
                errors={errors}
                defaultValue={values.ordernr ?? about?.ordernr}
                required
                maxLength={30}
                list={ORDERS}
                autoComplete="off"
              />
              <datalist id={ORDERS}>
                {orders.map(({ number, label }) => (
                  <option key={number} value={number}>
                    {label}
                  </option>
                ))}
              </datalist>
            </>
          }
          email={
            <EmailField
              name="customer_email"
              label={texts.email}
              errors={errors}
              defaultValue={values.customer_email ?? person.email}
              required
            />
          }
        />
        <FormActions backTo={PAGE} submit={texts.submit} isBusy={isBusy} />
      </Form>
    </PageDialog>
  );
}

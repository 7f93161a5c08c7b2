import { isPostcode } from "@curat/contract/fields.values";
import { AddressFields } from "../../../components/address-fields/address-fields.tsx";
import type { Localities } from "../../../components/address-fields/localities.server.ts";
import { useCountyLocalities } from "../../../components/address-fields/use-county-localities.ts";
import { PageDialog } from "@curat/ui/dialog/page-dialog.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../../../components/form/use-sent-form.ts";
import type { SentForm } from "../../../components/form/use-sent-form.ts";
import styles from "../../../components/account/account-form.module.css";
import { FormActions } from "../form-actions.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { ADDRESS_INTENT } from "./intents.ts";
import type { AddressesData } from "./load.server.ts";
import { texts } from "./texts.ts";

const PAGE = "/account/adrese";

export function AddressDialog({ data: { chosen, counties, localities } }: { data: AddressesData }) {
  const sent = useSentForm<SentForm & { localities?: Localities[] }>();
  const { Form, form, errors, messages, isBusy } = sent;
  const known = useCountyLocalities([...localities, ...(sent.answer?.localities ?? [])]);
  const values = sent.answer?.values ?? {
    countyid: String(chosen?.countyId ?? ""),
    cityid: String(chosen?.cityId ?? ""),
    streetaddress: chosen?.street ?? "",
    zipcode: chosen?.zipcode ?? "",
  };
  return (
    <PageDialog title={chosen ? texts.editTitle : texts.addTitle} backTo={PAGE}>
      <Form
        ref={form}
        method="post"
        action={chosen ? `${PAGE}?edit=${chosen.id}` : `${PAGE}?add=1`}
        noValidate
        className="stack gap-4 min-w-0 break-anywhere"
      >
        {/* Enter activates a form's first submit button, so the hidden save button is first. */}
        <button name="intent" value={ADDRESS_INTENT.save} aria-label={accountTexts.save} hidden />
        <input type="hidden" name="id" value={sent.answer?.values?.id ?? chosen?.id ?? ""} />
        <p className={styles.muted}>{accountTexts.required}</p>
        <FormMessages messages={[...messages, ...(errors?.id ?? [])]} />
        <AddressFields
          counties={counties}
          localities={known.localities}
          values={values}
          errors={errors}
          showIntent={ADDRESS_INTENT.localities}
          onCounty={known.ask}
          autoComplete="shipping"
        />
        <div className={`grid gap-4 min-w-0 ${styles.pair}`}>
          <Field
            label={texts.zipcode}
            name="zipcode"
            hint={texts.zipcodeHint}
            defaultValue={values.zipcode}
            errors={errors}
            isValid={isPostcode}
            inputMode="numeric"
            maxLength={6}
            autoComplete="shipping postal-code"
          />
        </div>
        <FormActions backTo={PAGE} isBusy={isBusy} />
      </Form>
    </PageDialog>
  );
}

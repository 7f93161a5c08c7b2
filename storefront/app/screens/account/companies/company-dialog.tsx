import type { Localities } from "../../../components/address-fields/localities.server.ts";
import { PageDialog } from "@curat/ui/dialog/page-dialog.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useSentForm } from "../../../components/form/use-sent-form.ts";
import type { SentForm } from "../../../components/form/use-sent-form.ts";
import styles from "../../../components/account/account-form.module.css";
import { ADDRESS_INTENT } from "../addresses/intents.ts";
import { FormActions } from "../form-actions.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { CompanyFields } from "./company-fields.tsx";
import { FiscalCode } from "./fiscal-code.tsx";
import type { CompaniesData } from "./load.server.ts";
import { texts } from "./texts.ts";

const PAGE = "/account/companii";

interface CompanyAnswer extends SentForm {
  localities?: Localities[];
  filled?: { isFound: boolean; at: number };
}

export function CompanyDialog({ data }: { data: CompaniesData }) {
  const { chosen, counties, localities, hasCompanyData } = data;
  const { Form, form, answer, errors, messages, isBusy } = useSentForm<CompanyAnswer>();
  const values = answer?.values ?? chosen?.fields ?? { type: "sc" };
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
        <input type="hidden" name="id" value={answer?.values?.id ?? chosen?.id ?? ""} />
        <p className={styles.muted}>{accountTexts.required}</p>
        <FormMessages messages={[...messages, ...(errors?.id ?? [])]} />
        <FiscalCode
          values={values}
          errors={errors}
          isBusy={isBusy}
          filled={answer?.filled}
          hasCompanyData={hasCompanyData}
        />
        {/* A new key after each lookup remounts the fields, so that they show the register's data. */}
        <CompanyFields
          key={answer?.filled?.at}
          values={values}
          errors={errors}
          counties={counties}
          localities={[...localities, ...(answer?.localities ?? [])]}
        />
        <FormActions backTo={PAGE} isBusy={isBusy} />
      </Form>
    </PageDialog>
  );
}

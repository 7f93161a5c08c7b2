import { Link, useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { cuiDigits } from "@curat/contract/cui.values";
import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { createCompany } from "./new-company.server.ts";
import type { loadNewCompany } from "./new-company.server.ts";

export { loadNewCompany as loader } from "./new-company.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => createCompany(request, context);

export const meta = titled("Firmă nouă");

export default function NewCompany() {
  const { counties, customerId, filled } = useLoaderData<typeof loadNewCompany>();
  const refused = useRefused("company");
  const { known } = useActionData<{ known?: boolean }>() ?? {};
  const values = refused?.values ?? filled;
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    errors: refused?.errors,
    autoComplete: "off",
  });
  return (
    <Page title="Firmă nouă" trail={[{ to: "/firme", text: "Firme" }]}>
      <ActionForm name="company" refused={refused}>
        <input type="hidden" name="client" value={customerId ?? ""} />
        {/* Changing the key shows the values that were filled in. */}
        <Panel title="Firma" key={values.filled}>
          <input type="hidden" name="filled" value={values.filled ?? ""} />
          <Field
            label="Cod fiscal"
            {...field("fiscalcode")}
            hint="Scrie RO în față dacă firma este plătitoare de TVA."
            maxLength={20}
            required
          />
          <p>
            <Button name="press" value="fill" variant="secondary">
              Completează după codul fiscal
            </Button>
          </p>
          {known && (
            <p role="alert">
              Firma există deja:{" "}
              <Link to={`/firme/${cuiDigits(values.fiscalcode ?? "")}`}>{values.name}</Link>. Dacă salvezi,
              contul de mai jos este adăugat la ea.
            </p>
          )}
          <Field label="Denumire firmă" {...field("name")} maxLength={200} required />
          <Field label="Nr. la Registrul Comerțului" {...field("commerceregistry")} maxLength={30} />
          <Select
            label="Județ"
            {...field("countyid")}
            placeholder="Alege"
            options={counties.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <Field
            label="Localitate"
            {...field("city")}
            hint="Exact ca în listă, de exemplu „Cluj-Napoca”."
            maxLength={100}
            required
          />
          <Field label="Adresă" {...field("streetaddress")} maxLength={200} required />
          <Field label="Cod poștal" {...field("zipcode")} maxLength={10} />
        </Panel>
        <Panel title="Contul care comandă pentru firmă">
          <EmailField
            label="E-mail"
            {...field("email")}
            hint={
              customerId === undefined ? "Dacă adresa nu are cont, se creează unul fără parolă." : undefined
            }
            readOnly={customerId !== undefined}
            required
          />
          {customerId === undefined && (
            <>
              <p>Pentru un cont existent, numele nu este necesar. Clientul nu primește niciun mesaj.</p>
              <Field label="Prenume" {...field("firstname")} />
              <Field label="Nume" {...field("lastname")} />
              <PhoneField label="Telefon" {...field("phone")} />
            </>
          )}
        </Panel>
        <SendButton form="company">Adaugă firma</SendButton>
      </ActionForm>
    </Page>
  );
}

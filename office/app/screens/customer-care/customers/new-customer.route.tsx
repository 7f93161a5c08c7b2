import type { ActionFunctionArgs } from "react-router";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { createCustomer } from "./customers.server.ts";

export { loadNewCustomer as loader } from "./customers.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => createCustomer(request, context);

export const meta = titled("Client nou");

export default function NewCustomer() {
  const refused = useRefused("customer");
  const field = (name: string) => ({
    name,
    defaultValue: refused?.values[name],
    errors: refused?.errors,
    autoComplete: "off",
  });
  return (
    <Page title="Client nou" trail={[{ to: "/clienti", text: "Clienți" }]}>
      <Panel title="Cont">
        <p>Clientul nu primește niciun mesaj. De pe pagina lui îi poți trimite linkul pentru parolă.</p>
        <ActionForm name="customer" refused={refused}>
          <Field label="Prenume" {...field("firstname")} required />
          <Field label="Nume" {...field("lastname")} required />
          <EmailField label="E-mail" {...field("email")} required />
          <PhoneField label="Telefon" {...field("phone")} />
          <SendButton form="customer">Adaugă clientul</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}

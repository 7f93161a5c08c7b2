import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { CustomerData } from "./customer.server.ts";
import { filledPerson } from "./person-fields.ts";
import { texts } from "./texts.ts";

export function PersonPanels({ customer }: Pick<CustomerData, "customer">) {
  return (
    <>
      <PersonPanel customer={customer} />
      <EmailPanel customer={customer} />
    </>
  );
}

function PersonPanel({ customer }: Pick<CustomerData, "customer">) {
  const refused = useRefused("person");
  const field = (name: "firstname" | "lastname" | "phone") => ({
    name,
    label: texts[name],
    defaultValue: refused?.values[name] ?? customer[name],
    errors: refused?.errors,
    autoComplete: "off",
  });
  return (
    <Panel title={texts.person}>
      <ActionForm name="person" refused={refused} loaded={filledPerson(customer)}>
        <input type="hidden" name="version" value={customer.version} />
        <Field {...field("firstname")} required />
        <Field {...field("lastname")} required />
        <PhoneField {...field("phone")} />
        <SendButton form="person">{texts.save}</SendButton>
      </ActionForm>
    </Panel>
  );
}

function EmailPanel({ customer }: Pick<CustomerData, "customer">) {
  const refused = useRefused("email");
  return (
    <Panel title={texts.newEmail}>
      <p>{texts.emailExplain}</p>
      <ActionForm name="email" refused={refused}>
        <input type="hidden" name="version" value={customer.version} />
        <EmailField
          label={texts.email}
          name="email"
          defaultValue={refused?.values.email ?? customer.email}
          errors={refused?.errors}
          required
          autoComplete="off"
        />
        <SendButton form="email" variant="secondary">
          {texts.changeEmail}
        </SendButton>
      </ActionForm>
    </Panel>
  );
}

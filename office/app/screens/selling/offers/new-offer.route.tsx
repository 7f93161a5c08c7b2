import { Form, Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { createOffer } from "./new-offer.server.ts";
import type { loadNewOffer } from "./new-offer.server.ts";

export { loadNewOffer as loader } from "./new-offer.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => createOffer(request, context);

export const meta = titled("Ofertă nouă");

export default function NewOffer() {
  const { filled, goods, q, buyers, companies } = useLoaderData<typeof loadNewOffer>();
  const refused = useRefused("offer");
  const values = refused?.values ?? filled;
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    errors: refused?.errors,
    autoComplete: "off",
  });
  return (
    <Page title="Ofertă nouă" trail={[{ to: "/oferte", text: "Oferte" }]}>
      <Panel title="Client existent">
        <Form className="cluster items-end gap-3">
          <Field
            label="Nume, telefon, e-mail sau CUI"
            name="q"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
          />
          <Button variant="secondary">Caută clientul</Button>
        </Form>
        {buyers && buyers.length + companies.length === 0 && (
          <p role="alert">Nu am găsit niciun client și nicio firmă.</p>
        )}
        {buyers && (
          <ul className="list stack gap-3">
            {buyers.map(({ id, name, email }) => (
              <li key={id} className="break-anywhere">
                <Link to={`/oferte/noua?client=${id}`}>{name}</Link>, {email}
              </li>
            ))}
            {companies.map(({ cui, name }) => (
              <li key={cui} className="break-anywhere">
                <Link to={`/oferte/noua?firma=${cui}`}>{name}</Link>, cod fiscal {cui}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Pentru cine este" key={`${filled.customerid}-${filled.cui}`}>
        <p>Prețurile și alte produse le scrii pe pagina ofertei. Clientul o primește când apeși „Trimite”.</p>
        <ActionForm name="offer" refused={refused}>
          {goods.length > 0 && (
            <>
              <p>Din coșul clientului:</p>
              <ul>
                {goods.map(({ productid, name, code, quantity }) => (
                  <li key={productid}>
                    {quantity} × {name} ({code})
                    <input type="hidden" name={`line[${productid}]`} value={quantity} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <input type="hidden" name="customerid" value={values.customerid ?? ""} />
          <Field label="Prenume" {...field("firstname")} required />
          <Field label="Nume" {...field("lastname")} required />
          <EmailField label="E-mail" {...field("email")} required />
          <PhoneField label="Telefon" {...field("phone")} />
          <Field label="Firmă" {...field("company")} />
          <Field label="Cod fiscal" {...field("cui")} maxLength={20} />
          <SendButton form="offer">Începe oferta</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}

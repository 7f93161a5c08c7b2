import { Form, Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import { Button } from "@curat/ui/button/button.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { createReturn, loadNewReturn } from "./new-return.server.ts";
import type { NewReturnData } from "./new-return.server.ts";

import { quantityText } from "@curat/contract/quantity-text.values";
export const loader = ({ context, url }: LoaderFunctionArgs) => loadNewReturn(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => createReturn(request, context);

export const meta = titled("Retur primit prin scrisoare sau telefon");

export default function NewReturn() {
  const { number, order } = useLoaderData<typeof loader>();
  return (
    <Page title="Retur primit prin scrisoare sau telefon" trail={[{ to: "/retururi", text: "Retururi" }]}>
      {order ? (
        <Panel title={`Comanda ${order.number}`}>
          <p>
            <Link to="?">Altă comandă</Link>
          </p>
          <ReturnForm order={order} />
        </Panel>
      ) : (
        <Panel title="Comanda returnată">
          <Form>
            <Field
              label="Numărul comenzii"
              name="comanda"
              defaultValue={number}
              errors={number === "" ? undefined : { comanda: ["Nu există o comandă cu acest număr."] }}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <Button>Caută comanda</Button>
          </Form>
        </Panel>
      )}
    </Page>
  );
}

const FORM = "return";

function ReturnForm({ order }: { order: NonNullable<NewReturnData["order"]> }) {
  const refused = useRefused(FORM);
  const { values, errors } = refused ?? {};
  const buyer = order.buyer;
  return (
    <ActionForm name={FORM} refused={refused}>
      <input type="hidden" name="orderid" value={order.id} />
      <h3>Produse returnate</h3>
      {errors?.products && <p role="alert">{errors.products[0]}</p>}
      {errors?.orderid && <p role="alert">{errors.orderid[0]}</p>}
      {order.items.map(({ id, product, quantity, unit }) => (
        <Field
          key={id}
          label={`Câte bucăți: ${product}`}
          hint={`din ${quantityText(quantity, unit)}`}
          name={`pieces.${id}`}
          type="number"
          min={0}
          max={quantity}
          defaultValue={values?.[`pieces.${id}`] ?? "0"}
        />
      ))}
      <h3>Solicitant</h3>
      <Field
        label="Nume complet"
        name="full_name"
        defaultValue={values?.full_name ?? buyer.name}
        errors={errors}
        required
      />
      <EmailField
        label="E-mail"
        name="email"
        defaultValue={values?.email ?? buyer.email}
        errors={errors}
        required
      />
      <Field
        label="Telefon"
        name="phone"
        type="tel"
        defaultValue={values?.phone ?? buyer.phone}
        errors={errors}
        required
      />
      <h3>Contul pentru restituire</h3>
      <p>
        Pentru o comandă plătită cu cardul, banii se restituie pe card; câmpul pentru contul bancar poate
        rămâne gol.
      </p>
      <Field label="Banca" name="bankname" defaultValue={values?.bankname} errors={errors} />
      <Field
        label="IBAN"
        name="bankaccount"
        defaultValue={values?.bankaccount}
        errors={errors}
        maxLength={40}
        autoComplete="off"
      />
      <Textarea
        label="Observații"
        name="observation"
        limit={LIMITS.observation}
        defaultValue={values?.observation}
        errors={errors}
      />
      <SendButton form={FORM}>Înregistrează returul</SendButton>
    </ActionForm>
  );
}

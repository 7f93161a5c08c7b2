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
import { texts as listTexts } from "../returns/texts.ts";
import { keepReturn, loadNewReturn } from "./new-return.server.ts";
import type { NewReturnData } from "./new-return.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadNewReturn(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => keepReturn(request, context);

export const meta = titled(texts.title);

export default function NewReturn() {
  const { number, order } = useLoaderData<typeof loader>();
  return (
    <Page title={texts.title} trail={[{ to: "/retururi", text: listTexts.title }]}>
      {order ? (
        <Panel title={texts.order(order.number)}>
          <p>
            <Link to="?">{texts.other}</Link>
          </p>
          <ReturnForm order={order} />
        </Panel>
      ) : (
        <Panel title={texts.which}>
          <Form>
            <Field
              label={texts.number}
              name="comanda"
              defaultValue={number}
              errors={number === "" ? undefined : { comanda: [texts.unknown] }}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <Button>{texts.find}</Button>
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
      <h3>{texts.products}</h3>
      {errors?.products && <p role="alert">{errors.products[0]}</p>}
      {errors?.orderid && <p role="alert">{errors.orderid[0]}</p>}
      {order.items.map(({ id, product, quantity, unit }) => (
        <Field
          key={id}
          label={texts.quantity(product)}
          hint={texts.ordered(quantity, unit)}
          name={`pieces.${id}`}
          type="number"
          min={0}
          max={quantity}
          defaultValue={values?.[`pieces.${id}`] ?? "0"}
        />
      ))}
      <h3>{texts.buyer}</h3>
      <Field
        label={texts.name}
        name="full_name"
        defaultValue={values?.full_name ?? buyer.name}
        errors={errors}
        required
      />
      <EmailField
        label={texts.email}
        name="email"
        defaultValue={values?.email ?? buyer.email}
        errors={errors}
        required
      />
      <Field
        label={texts.phone}
        name="phone"
        type="tel"
        defaultValue={values?.phone ?? buyer.phone}
        errors={errors}
        required
      />
      <h3>{texts.money}</h3>
      <p>{texts.moneyHint}</p>
      <Field label={texts.bank} name="bankname" defaultValue={values?.bankname} errors={errors} />
      <Field
        label={texts.iban}
        name="bankaccount"
        defaultValue={values?.bankaccount}
        errors={errors}
        maxLength={40}
        autoComplete="off"
      />
      <Textarea
        label={texts.observation}
        name="observation"
        limit={LIMITS.observation}
        defaultValue={values?.observation}
        errors={errors}
      />
      <SendButton form={FORM}>{texts.save}</SendButton>
    </ActionForm>
  );
}

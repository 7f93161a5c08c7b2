import { Link, useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { formatLei } from "@curat/contract/lei.values";
import { FactList } from "../../components/facts/fact-list.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { useRefused } from "../../components/form/refused.ts";
import { SendButton } from "../../components/form/send-button.tsx";
import { Page, Panel } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { texts as listTexts } from "../orders/texts.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { GoodsFields } from "./goods-fields.tsx";
import { loadNewOrder, typeOrder } from "./new-order.server.ts";
import type { Found, Preview } from "./new-order.server.ts";
import styles from "./new-order.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadNewOrder(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => typeOrder(request, context);

export const meta = titled(texts.title);

export default function NewOrder() {
  const { counties, customer, key } = useLoaderData<typeof loader>();
  const answer = useActionData<{ found?: Found; preview?: Preview }>();
  const refused = useRefused("order");
  const { preview, found } = answer ?? {};
  const values = refused?.values ?? {};
  return (
    <Page title={texts.title} trail={[{ to: "/comenzi", text: listTexts.title }]}>
      <ActionForm name="order" refused={refused}>
        {/* The first button of a form is what Enter presses. */}
        <button name="press" value="total" tabIndex={-1} aria-hidden className="visually-hidden">
          {texts.showTotal}
        </button>
        <input type="hidden" name="key" value={values.key ?? key} />
        <input type="hidden" name="customerid" value={values.customerid ?? customer?.id ?? ""} />
        <GoodsFields {...{ values, preview, found }} />
        <Panel title={texts.buyer}>
          {customer ? (
            <p>
              {texts.ofCustomer} <Link to={`/clienti/${customer.id}`}>{customer.email}</Link>
            </p>
          ) : (
            <p>
              {texts.guest} <Link to="/clienti">{texts.customers}</Link>
            </p>
          )}
          <BuyerFields {...{ values, customer }} errors={refused?.errors} />
        </Panel>
        <DeliveryFields {...{ values, customer, counties, preview }} errors={refused?.errors} />
        <Field
          label={texts.voucher}
          name="voucher"
          defaultValue={values.voucher}
          errors={refused?.errors}
          autoComplete="off"
        />
        <div className={styles.search}>
          <SendButton form="order" name="press" value="total" variant={preview ? "secondary" : "primary"}>
            {texts.showTotal}
          </SendButton>
        </div>
        {preview && (
          <Panel title={texts.total}>
            <FactList
              facts={[
                [texts.deliveryPrice, formatLei(preview.cart.totals.total_delivery)],
                [texts.total, <strong key="total">{formatLei(preview.cart.totals.grandtotal)}</strong>],
              ]}
            />
            <input type="hidden" name="total" value={preview.cart.totals.grandtotal} />
            <SendButton form="order" name="press" value="place">
              {texts.place}
            </SendButton>
          </Panel>
        )}
      </ActionForm>
    </Page>
  );
}

import { Form, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import type { TriedCart } from "@curat/contract/staff/test-cart";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { optionsOf } from "../../../lists/options.ts";
import { loadTestCart } from "./test-cart.server.ts";
import styles from "./test-cart.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadTestCart(context, url);

export const meta = titled("Coș de probă");

export default function TestCart() {
  const { values, cart, errors } = useLoaderData<typeof loader>();
  return (
    <Page title="Coș de probă" trail={[{ to: "/promotii", text: "Promoții" }]}>
      <p>
        Completează un coș de probă ca să vezi, rând cu rând, ce reducere se aplică și de ce. Datele nu se
        salvează.
      </p>
      <Panels>
        <Panel title="Coșul">
          <Form className={`stack gap-4 ${styles["test-cart"]}`}>
            <Textarea
              label="Produse"
              name="produse"
              limit={6000}
              defaultValue={values.produse}
              errors={errors}
              required
            />
            <p>Câte un cod pe rând; cantitatea după punct și virgulă, de exemplu „PH-V; 3”.</p>
            <Field
              label="Codul voucherului"
              name="voucher"
              defaultValue={values.voucher}
              errors={errors}
              maxLength={50}
              autoComplete="off"
            />
            <Select
              label="Cumpărătorul"
              name="client"
              options={optionsOf(texts.clients)}
              defaultValue={values.client}
            />
            <Button>Arată prețurile</Button>
          </Form>
        </Panel>
        {cart && <Result cart={cart} />}
      </Panels>
    </Page>
  );
}

function Result({ cart }: { cart: TriedCart }) {
  const { lines, gifts, voucher, payments, products_total, discount, total } = cart;
  return (
    <Panel title="Prețuri și explicații">
      <ol className={`list stack gap-4 ${styles.lines}`}>
        {lines.map(({ productID, quantity, name, code, price, subtotal, story }) => (
          <li key={productID}>
            <p>
              <strong>
                {quantity} × {name} ({code})
              </strong>{" "}
              {quantity === 0
                ? "Nu este în stoc, deci nu se ia în calcul."
                : `${formatOfficeLei(subtotal)} (${formatOfficeLei(price)} bucata)`}
            </p>
            <ul className="hint pl-5">
              {story.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {gifts.map(({ name, quantity, promo }) => (
        <p key={`${promo}-${name}`}>
          Cadou: {quantity} × {name}, din promoția „{promo}”.
        </p>
      ))}
      {voucher && <p>{voucher}</p>}
      <FactList
        facts={[
          ["Produse", formatOfficeLei(products_total)],
          ["Voucher", discount > 0 && `– ${formatOfficeLei(discount)}`],
          ["De plată pentru produse", <strong key="total">{formatOfficeLei(total)}</strong>],
          ["Poate plăti", payments.join(", ")],
        ]}
      />
    </Panel>
  );
}

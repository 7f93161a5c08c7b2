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

export const meta = titled(texts.title);

export default function TestCart() {
  const { values, cart, errors } = useLoaderData<typeof loader>();
  return (
    <Page title={texts.title} trail={[{ to: "/promotii", text: "Promoții" }]}>
      <p>{texts.intro}</p>
      <Panels>
        <Panel title={texts.cart}>
          <Form className={styles["test-cart"]}>
            <Textarea
              label={texts.products}
              name="produse"
              limit={6000}
              defaultValue={values.produse}
              errors={errors}
              required
            />
            <p>{texts.productsHint}</p>
            <Field
              label={texts.voucher}
              name="voucher"
              defaultValue={values.voucher}
              errors={errors}
              maxLength={50}
              autoComplete="off"
            />
            <Select
              label={texts.client}
              name="client"
              options={optionsOf(texts.clients)}
              defaultValue={values.client}
            />
            <Button>{texts.show}</Button>
          </Form>
        </Panel>
        {cart && <Result cart={cart} />}
      </Panels>
    </Page>
  );
}

/** Each line with the story of its price, and what all of it comes to. */
function Result({ cart }: { cart: TriedCart }) {
  const { lines, gifts, voucher, payments, products_total, discount, total } = cart;
  return (
    <Panel title={texts.result}>
      <ol className={styles.lines}>
        {lines.map(({ productID, quantity, name, code, price, subtotal, story }) => (
          <li key={productID}>
            <p>
              <strong>{texts.line(quantity, name, code)}</strong>{" "}
              {quantity === 0
                ? texts.none
                : `${formatOfficeLei(subtotal)} (${formatOfficeLei(price)} ${texts.each})`}
            </p>
            <ul>
              {story.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {gifts.map(({ name, quantity, promo }) => (
        <p key={`${promo}-${name}`}>{texts.gift(quantity, name, promo)}</p>
      ))}
      {voucher && <p>{voucher}</p>}
      <FactList
        facts={[
          [texts.sum, formatOfficeLei(products_total)],
          [texts.discount, discount > 0 && `– ${formatOfficeLei(discount)}`],
          [texts.total, <strong key="total">{formatOfficeLei(total)}</strong>],
          [texts.payments, payments.join(", ")],
        ]}
      />
    </Panel>
  );
}

import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { texts as listTexts } from "../../selling/orders/texts.ts";
import { loadPickList } from "./pick-list.server.ts";
import styles from "./pick-list.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPickList(context, url);

export const meta = titled(texts.title);

export default function PickListScreen() {
  const { list, ids, mayPack } = useLoaderData<typeof loader>();
  const hasScript = useHasScript();
  const query = new URLSearchParams(ids.map((id) => ["id", id]));
  const pieces = list.products.reduce((sum, { quantity }) => sum + quantity, 0);
  const categories = [...new Set(list.products.map(({ category }) => category))];
  return (
    <Page
      title={texts.title}
      trail={[{ to: "/comenzi", text: listTexts.title }]}
      acts={
        <>
          {hasScript && (
            <Button type="button" variant="secondary" onClick={() => window.print()}>
              {texts.print}
            </Button>
          )}
          <a href={`/admin/comenzi/culegere.pdf?${query}`} className={buttonClass("secondary")}>
            {texts.pdf}
          </a>
          {mayPack && (
            <Link to={`/impachetare?${query}`} className={buttonClass()}>
              {texts.pack}
            </Link>
          )}
        </>
      }
    >
      <p>{texts.sizes(list.orders.length, pieces)}</p>
      {list.left_out.length > 0 && <p>{texts.leftOut(list.left_out)}</p>}
      {list.products.length === 0 && <p>{texts.none}</p>}
      {categories.map((category) => (
        <Panel key={category} title={category || texts.noCategory}>
          <table className={styles["pick-list"]}>
            <thead>
              <tr>
                <th scope="col">{texts.quantity}</th>
                <th scope="col">{texts.product}</th>
              </tr>
            </thead>
            <tbody>
              {list.products
                .filter((product) => product.category === category)
                .map(({ productid, name, code, barcode, quantity, orders }) => (
                  <tr key={productid}>
                    <td className={styles.quantity}>{quantity}</td>
                    <th scope="row">
                      {name}
                      <br />
                      <span className={styles.code}>
                        {[code, barcode].filter(Boolean).join(" · ")}
                        <br />
                        {texts.forOrders}{" "}
                        {orders.map((order) => `${order.number}: ${order.quantity}`).join(", ")}
                      </span>
                    </th>
                  </tr>
                ))}
            </tbody>
          </table>
        </Panel>
      ))}
      {list.orders.length > 0 && (
        <Panel title={texts.byOrder}>
          {list.orders.map(({ id, number, name, lines }) => (
            <section key={id} className={styles.order}>
              <h3>
                <Link to={`/comenzi/${id}`}>{number}</Link> · {name}
              </h3>
              <ul>
                {lines.map((line, place) => (
                  <li key={`${line.productid} ${place}`}>
                    <strong>{line.quantity}</strong> × {line.name}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Panel>
      )}
    </Page>
  );
}

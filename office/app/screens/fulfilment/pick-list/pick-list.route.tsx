import { Link, useLoaderData } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import type { loadPickList } from "./pick-list.server.ts";
import styles from "./pick-list.module.css";

import { countOf } from "@curat/contract/quantity-text.values";
export { loadPickList as loader } from "./pick-list.server.ts";

export const meta = titled("Listă de culegere");

export default function PickListScreen() {
  const { list, ids, mayPack } = useLoaderData<typeof loadPickList>();
  const hasScript = useHasScript();
  const query = new URLSearchParams(ids.map((id) => ["id", id]));
  const pieces = list.products.reduce((sum, { quantity }) => sum + quantity, 0);
  const categories = [...new Set(list.products.map(({ category }) => category))];
  return (
    <Page
      title="Listă de culegere"
      trail={[{ to: "/comenzi", text: "Comenzi" }]}
      actions={
        <>
          {hasScript && (
            <Button type="button" variant="secondary" onClick={() => window.print()}>
              Tipărește
            </Button>
          )}
          <a href={`/admin/comenzi/culegere.pdf?${query}`} className={buttonClass("secondary")}>
            Descarcă PDF
          </a>
          {mayPack && (
            <Link to={`/impachetare?${query}`} className={buttonClass()}>
              Împachetează
            </Link>
          )}
        </>
      }
    >
      <p>
        {list.orders.length === 1 ? "O comandă" : countOf(list.orders.length, "comenzi")},{" "}
        {pieces === 1 ? "o bucată" : countOf(pieces, "bucăți")}
      </p>
      {list.left_out.length > 0 && <p>Fără comenzile anulate sau refuzate: {list.left_out.join(", ")}.</p>}
      {list.products.length + list.orders.flatMap(({ free_lines: free }) => free).length === 0 && (
        <p>Aceste comenzi nu au produse de cules.</p>
      )}
      {categories.map((category) => (
        <Panel key={category} title={category || "Fără categorie"}>
          <table className={`w-full ${styles["pick-list"]}`}>
            <thead>
              <tr>
                <th scope="col">Bucăți</th>
                <th scope="col">Produs</th>
              </tr>
            </thead>
            <tbody>
              {list.products
                .filter((product) => product.category === category)
                .map(({ productid, name, code, barcode, shelf, quantity, lots, orders }) => (
                  <tr key={productid}>
                    <td className={styles.quantity}>{quantity}</td>
                    <th scope="row">
                      {shelf !== "" && <strong>{shelf} · </strong>}
                      {name}
                      {lots.map((lot) => (
                        <div key={lot.lotID}>
                          Lot {lot.code}
                          {lot.expires_on !== null && `, expiră ${dayText(lot.expires_on)}`}: {lot.pieces}{" "}
                          buc.
                        </div>
                      ))}
                      {lots.length === 0 && <br />}
                      <span className="hint">
                        {[code, barcode].filter(Boolean).join(" · ")}
                        <br />
                        Comenzile {orders.map((order) => `${order.number}: ${order.quantity}`).join(", ")}
                      </span>
                    </th>
                  </tr>
                ))}
            </tbody>
          </table>
        </Panel>
      ))}
      {list.orders.length > 0 && (
        <Panel title="Pe comenzi">
          {list.orders.map(({ id, number, name, lines, free_lines: free }) => (
            <section key={id} className={styles.order}>
              <h3 className="text-m">
                <Link to={`/comenzi/${id}`}>{number}</Link> · {name}
              </h3>
              <ul>
                {lines.map((line, place) => (
                  <li key={`${line.productid} ${place}`}>
                    <strong>{line.quantity}</strong> × {line.name}
                  </li>
                ))}
                {free.map((line, place) => (
                  <li key={`${line.name} ${place}`}>
                    <strong>
                      {line.quantity} {line.unit}
                    </strong>{" "}
                    × {line.name} <span className="hint">fără produs</span>
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

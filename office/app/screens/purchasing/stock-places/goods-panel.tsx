import { Form, Link } from "react-router";
import type { StockPlace, StockPlaceGoods } from "@curat/contract/staff/stock-places";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { LinePages } from "../../../components/line-table/line-pages.tsx";
import { Panel } from "../../../components/page/page.tsx";
import styles from "./stock-place.module.css";
import { texts } from "./texts.ts";

interface GoodsPanelProps {
  place: StockPlace;
  q: string;
  goods: StockPlaceGoods[];
  current: number;
  last: number;
}

export function GoodsPanel({ place: { products, pieces }, q, goods, current, last }: GoodsPanelProps) {
  return (
    <Panel title={texts.goods}>
      <p>{products === 0 ? texts.noGoods : texts.total(products, pieces)}</p>
      {products > 0 && (
        <Form method="get" className={`grid gap-3 ${styles.search}`}>
          <Field
            key={q}
            label={texts.search}
            name="cauta"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
          />
          <Button variant="secondary">{texts.find}</Button>
        </Form>
      )}
      {products > 0 && goods.length === 0 && <p>{texts.notFound}</p>}
      {goods.length > 0 && (
        <LineTable label={texts.goods} heads={[texts.product, texts.code, texts.pieces]}>
          {goods.map(({ productID: id, product, product_code: code, pieces: here }) => (
            <tr key={id}>
              <td>
                <Link to={`/produse/${id}/stoc`}>{product}</Link>
              </td>
              <td data-label={texts.code}>{code}</td>
              <td data-label={texts.pieces}>{here}</td>
            </tr>
          ))}
        </LineTable>
      )}
      <LinePages {...{ current, last }} />
    </Panel>
  );
}

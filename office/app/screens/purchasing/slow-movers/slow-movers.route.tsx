import { Link, useLoaderData } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { SLOW_MOVERS } from "./slow-movers-shape.ts";
import type { loadSlowMovers } from "./slow-movers.server.ts";
import { texts } from "./texts.ts";

export { loadSlowMovers as loader } from "./slow-movers.server.ts";

export const meta = titled(texts.title);

export default function SlowMovers() {
  const { state, rows, paging } = useLoaderData<typeof loadSlowMovers>();
  return (
    <ListPage
      title={texts.title}
      shape={SLOW_MOVERS}
      {...{ state, paging }}
      file="/fara-vanzari"
      rows={rows.map((row) => ({
        id: row.productID,
        cells: {
          produs: <Link to={`/produse/${row.productID}/stoc`}>{row.product}</Link>,
          cod: row.product_code,
          stoc: row.stock,
          vanzare: texts.day(row.last_sold_on) ?? texts.never,
          din: texts.day(row.stocked_on),
          valoare: row.value === null ? null : <Price lei={row.value} />,
        },
      }))}
    >
      <p>{texts.explain}</p>
    </ListPage>
  );
}

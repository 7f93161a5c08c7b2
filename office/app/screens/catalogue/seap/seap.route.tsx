import { Link, useLoaderData } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { SEAP_ITEMS } from "./seap-shape.ts";
import type { loadSeapItems } from "./seap.server.ts";
import { texts } from "./texts.ts";

export { loadSeapItems as loader } from "./seap.server.ts";

export const meta = titled(texts.title);

export default function SeapItems() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadSeapItems>();
  return (
    <ListPage
      title={texts.title}
      shape={SEAP_ITEMS}
      {...{ state, paging }}
      file="/seap"
      empty={texts.empty}
      rows={rows.map((row) => ({
        id: row.productID,
        cells: {
          produs: <Link to={`/produse/${row.productID}`}>{row.product}</Link>,
          cod: row.product_code,
          cpv: row.cpv,
          seap: row.code,
          pret: row.price === null ? null : <Price lei={row.price} />,
          magazin: <Price lei={row.shop_price} />,
          publicat: row.code === null ? null : (texts.day(row.published_on) ?? texts.notPublished),
          expira: texts.day(row.ends_on),
        },
      }))}
    >
      <p>{texts.explain}</p>
      <p>
        <Link to="/export">{texts.download}</Link>
      </p>
      {mayEdit && (
        <p>
          <Link to="/import">{texts.upload}</Link>
        </p>
      )}
    </ListPage>
  );
}

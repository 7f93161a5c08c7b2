import { Link, useLoaderData } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { STOCK_PLACES } from "./stock-places-shape.ts";
import type { loadStockPlaces } from "./stock-places.server.ts";
import { texts } from "./texts.ts";

export { loadStockPlaces as loader } from "./stock-places.server.ts";

export const meta = titled(texts.title);

export default function StockPlaces() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadStockPlaces>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/locuri-stoc/nou", text: texts.new }}
      shape={STOCK_PLACES}
      {...{ state, paging }}
      rows={rows.map(({ stock_placeID: id, name, address, products, pieces, is_active: isActive }) => ({
        id,
        cells: {
          denumire: (
            <>
              <Link to={`/locuri-stoc/${id}`}>{name}</Link>
              {!isActive && ` (${texts.archived})`}
            </>
          ),
          adresa: address,
          produse: products,
          bucati: pieces,
        },
      }))}
    >
      <p className="hint">{texts.explain}</p>
    </ListPage>
  );
}

import { Link, useLoaderData } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { missingText } from "./brand-fields.ts";
import { BRANDS } from "./brands-shape.ts";
import type { loadBrands } from "./brands.server.ts";
import { texts } from "./texts.ts";

export { loadBrands as loader } from "./brands.server.ts";

export const meta = titled(texts.title);

export default function Brands() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadBrands>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/producatori/nou", text: texts.new }}
      shape={BRANDS}
      {...{ state, paging }}
      file="/producatori"
      rows={rows.map((brand) => ({
        id: brand.brandID,
        cells: {
          marca: <Link to={`/producatori/${brand.brandID}`}>{brand.brand}</Link>,
          producator: brand.manufacturer.name,
          produse: brand.products,
          lipseste: missingText(brand),
          ordine: brand.sort_order,
        },
      }))}
    />
  );
}

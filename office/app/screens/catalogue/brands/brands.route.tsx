import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { lacksText } from "./brand-fields.ts";
import { BRANDS } from "./brands-shape.ts";
import { loadBrands } from "./brands.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBrands(context, url);

export const meta = titled(texts.title);

export default function Brands() {
  const { state, brands, total, lastPage, mayEdit } = useLoaderData<typeof loader>();
  const rows = brands.map((brand) => ({
    id: brand.brandID,
    cells: {
      marca: <Link to={`/producatori/${brand.brandID}`}>{brand.brand}</Link>,
      producator: brand.manufacturer.name,
      produse: brand.products,
      lipseste: lacksText(brand),
      ordine: brand.sort_order,
    },
  }));
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/producatori/nou" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <ListView shape={BRANDS} state={state} paging={{ total, lastPage }} file="/producatori">
        <DataTable caption={texts.title} shape={BRANDS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}

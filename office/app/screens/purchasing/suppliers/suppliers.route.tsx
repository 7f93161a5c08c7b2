import { Link, useLoaderData } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { SUPPLIERS } from "./suppliers-shape.ts";
import type { loadSuppliers } from "./suppliers.server.ts";
import { texts } from "./texts.ts";

export { loadSuppliers as loader } from "./suppliers.server.ts";

export const meta = titled(texts.title);

export default function Suppliers() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadSuppliers>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/furnizori/nou", text: texts.new }}
      shape={SUPPLIERS}
      {...{ state, paging }}
      file="/furnizori"
      rows={rows.map((supplier) => ({
        id: supplier.supplierID,
        cells: {
          denumire: (
            <>
              <Link to={`/furnizori/${supplier.supplierID}`}>{supplier.name}</Link>
              {!supplier.is_active && ` (${texts.archived})`}
            </>
          ),
          cui: supplier.cui,
          contact: [supplier.contact, supplier.phone].filter(Boolean).join(", "),
          moneda: supplier.currency,
          plata: texts.days(supplier.payment_days),
          livrare: texts.days(supplier.lead_days),
          produse: supplier.offers,
        },
      }))}
    />
  );
}

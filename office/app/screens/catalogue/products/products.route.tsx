import { Link, useLoaderData, useLocation } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "../../../components/money/price.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ProductState } from "../../../components/status/product-status.tsx";
import styles from "./products.module.css";
import { productsShape } from "../../../lists/products/products-shape.ts";
import { actOnProducts, loadProducts } from "./products.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "../../../lists/products/texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadProducts(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => actOnProducts(request, context);

export const meta = titled(texts.title);

const pageOf = (id: number) => `/produse/${id}`;

export default function Products() {
  const { state, choices, products, paging, actions, mayEdit, exportTo } = useLoaderData<typeof loader>();
  const shape = productsShape(choices);
  const { search } = useLocation();
  const rows = products.map((product) => ({
    id: product.productID,
    cells: {
      denumire: <Link to={pageOf(product.productID)}>{product.name}</Link>,
      imagine: product.pic && (
        <Picture source={product.pic} alt="" width={40} height={40} className={styles.picture} />
      ),
      cod: <span className="nowrap">{product.code}</span>,
      ean: product.barcode,
      marca: product.brand,
      categorie: product.category,
      stare: <ProductState product={product} />,
      pret: <Price lei={product.price} />,
      lista: <Price lei={product.list_price} />,
      stoc: product.stock,
      vandute: product.sold,
      promotie: product.promo,
      lipseste: <Missing messages={Object.values(product.missing).flat()} />,
      schimbat: <Moment at={product.changed_at} />,
    },
  }));
  return (
    <ListPage
      title={texts.title}
      pageActions={
        <>
          {mayEdit && (
            <Link to={`/foaie${search}`} className={buttonClass("secondary")}>
              {texts.sheet}
            </Link>
          )}
          {mayEdit && (
            <Link to="/produse/nou" className={buttonClass()}>
              {texts.new}
            </Link>
          )}
        </>
      }
      {...{ shape, state, actions, pageOf, paging, exportTo }}
      file="/produse"
      rows={rows}
    />
  );
}

function Missing({ messages }: { messages: string[] }) {
  if (messages.length === 0) return null;
  return <span className={`display-block text-warning text-s ${styles.missing}`}>{messages.join(" ")}</span>;
}

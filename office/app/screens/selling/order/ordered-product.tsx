import { ImageOff } from "lucide-react";
import { Link } from "react-router";
import { fixedPictureSources } from "@curat/ui/picture/picture-sources.ts";
import type { OrderData } from "./order.server.ts";
import styles from "./ordered-product.module.css";

type Item = Pick<OrderData["order"]["items"][number], "productid" | "product" | "pic">;

const SIZE = 40;

/** Picture and name of a line, with a link to its product. Lines without a product show only the name. */
export function OrderedProduct({ item, maySee }: { item: Item; maySee: boolean }) {
  const { productid, product, pic } = item;
  return (
    <span className={`row items-center gap-3 ${styles["ordered-product"]}`}>
      {pic ? (
        <img src={fixedPictureSources(pic, SIZE).src} alt="" width={SIZE} height={SIZE} loading="lazy" />
      ) : (
        <span className="grid place-center">
          <ImageOff aria-hidden size={18} />
        </span>
      )}
      {maySee && productid ? <Link to={`/produse/${productid}`}>{product}</Link> : product}
    </span>
  );
}

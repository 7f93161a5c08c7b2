/** Builds the schema.org graph of a bundle: a product with breadcrumbs. */
import { pictureAt } from "@curat/contract/media.values";
import { absoluteAddress } from "../../components/structured-data/absolute-address.ts";
import { breadcrumbList, graphOf } from "../../components/structured-data/graphs.ts";
import { texts } from "./texts.ts";

interface Described {
  name: string;
  picture: string | null;
  price: number;
  isBuyable: boolean;
}

export function bundleGraph({ name, picture, price, isBuyable }: Described, canonical: string): object {
  return graphOf(
    {
      "@type": "Product",
      name,
      image: picture ? [absoluteAddress(pictureAt(picture, 1200), canonical)] : undefined,
      offers: price > 0 ? offerOf({ price, isBuyable }, canonical) : undefined,
    },
    breadcrumbList([{ name: texts.bundles, url: "/pachete" }, { name }], canonical),
  );
}

function offerOf({ price, isBuyable }: Pick<Described, "price" | "isBuyable">, url: string): object {
  return {
    "@type": "Offer",
    url,
    price: price.toFixed(2),
    priceCurrency: "RON",
    availability: isBuyable ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    itemCondition: "https://schema.org/NewCondition",
  };
}

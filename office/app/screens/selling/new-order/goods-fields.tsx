import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { NetPrice } from "../../../components/money/net-price.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { Found, Preview } from "./new-order.server.ts";
import styles from "./new-order.module.css";
import { texts } from "./texts.ts";

interface GoodsFieldsProps {
  values: Typed;
  preview: Preview | undefined;
  found: Found | undefined;
}

export function GoodsFields({ values, preview, found }: GoodsFieldsProps) {
  const products =
    preview?.cart.cartitems.filter(({ product_type }) => product_type === PRODUCT_TYPE.product) ?? [];
  const items = products.filter(({ offer }) => offer === undefined);
  const offered = [
    ...products
      .filter(({ offer }) => offer !== undefined)
      .map(({ product: name, ...line }) => ({ ...line, name, unit: "buc." })),
    ...(preview?.free_lines.map((line) => ({ ...line, code: texts.withoutProduct })) ?? []),
  ];
  const stockOf = (id: number | undefined) => preview?.stock.find(({ productid }) => productid === id)?.stock;
  // The response to a search has no price preview, so hidden fields keep the entered lines.
  const stored = preview
    ? []
    : Object.entries(values).filter(([name]) => /^(?:line|discount|price)\[/.test(name));
  return (
    <Panel title="Produse">
      {stored.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {items.length === 0 && !values.offerid && stored.length === 0 && <p>Caută un produs și adaugă-l.</p>}
      {preview?.cart.cart_alerts.map((alert) => (
        <p key={alert} role="alert">
          {alert}
        </p>
      ))}
      <ul className="list stack gap-3">
        {offered.map(({ name, code, unit, quantity, price, subtotal, subtotal_net: net }, index) => (
          <li className="cluster items-center gap-x-3 gap-y-2 pb-3 line-below" key={`${index}-${name}`}>
            <span className={`min-w-0 break-anywhere ${styles.name}`}>
              {name}
              <small className="hint display-block">
                {[code, formatOfficeLei(price)].filter(Boolean).join(", ")}
              </small>
            </span>
            <span>
              {quantity} {unit}
            </span>
            <strong>
              <NetPrice net={net} gross={subtotal} />
            </strong>
          </li>
        ))}
        {items.map(({ id, product, code, quantity, price, subtotal, subtotal_net: net, productid }) => (
          <li className="cluster items-center gap-x-3 gap-y-2 pb-3 line-below" key={`${id}-${quantity}`}>
            <span className={`min-w-0 break-anywhere ${styles.name}`}>
              {product}
              <small className="hint display-block">
                {[code, formatOfficeLei(price), texts.inStock(stockOf(productid) ?? 0)]
                  .filter(Boolean)
                  .join(", ")}
              </small>
            </span>
            <input
              type="number"
              name={`line[${productid}]`}
              defaultValue={quantity}
              min={0}
              max={100_000}
              aria-label={`Cantitate: ${product}`}
              className={styles.quantity}
            />
            <strong>
              <NetPrice net={net} gross={subtotal} />
            </strong>
            <Button
              name="press"
              value={`remove-${productid}`}
              variant="quiet"
              aria-label={`Scoate ${product}`}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <div className="cluster items-end gap-3" data-enter>
        <Field label="Cod sau nume de produs" name="search" defaultValue={values.search} autoComplete="off" />
        <Button name="press" value="find" variant="secondary">
          Caută
        </Button>
      </div>
      {found?.length === 0 && <p role="alert">Nu am găsit niciun produs la vânzare.</p>}
      <ul className="list stack gap-3">
        {found?.map(({ productID, name, code, price, stock }) => (
          <li className="cluster items-center gap-x-3 gap-y-2 pb-3 line-below" key={productID}>
            <span className={`min-w-0 break-anywhere ${styles.name}`}>
              {name}
              <small className="hint display-block">
                {[code, formatOfficeLei(price), texts.inStock(stock)].filter(Boolean).join(", ")}
              </small>
            </span>
            <Button name="press" value={`add-${productID}`} variant="secondary" aria-label={`Adaugă ${name}`}>
              Adaugă
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

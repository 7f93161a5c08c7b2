import { Trash2 } from "lucide-react";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import type { OrderSheetData } from "./load.server.ts";
import styles from "./order-sheet.module.css";
import { chooseIntent, codeField, productField, quantityField, removeIntent } from "./page.ts";
import { texts } from "./texts.ts";

type Row = NonNullable<OrderSheetData["sheet"]>["rows"][number];

interface SheetLineProps {
  row: Row;
  index: number;
  isCustomer: boolean;
  typed: Record<string, string> | undefined;
  errors: Record<string, string[]> | undefined;
}

const PICTURE = { width: 48, height: 48 };
const STOCKS: Record<string, "in" | "out" | "limited"> = { "1": "in", "2": "out", "3": "limited" };

export function rowId(index: number): string {
  return `rand-${index + 1}`;
}

export function SheetLine({ row, index, isCustomer, typed, errors }: SheetLineProps) {
  const { product, found_by: foundBy } = row;
  const field = quantityField(index);
  const error = errors?.[field]?.[0];
  const noteId = `${field}-note`;
  const name = product?.name ?? row.code;
  return (
    <tr id={rowId(index)} className={product ? undefined : styles.unknown}>
      <th scope="row" data-label={texts.code}>
        <span className={`text-s break-anywhere ${styles.code}`}>{row.code}</span>
        <input type="hidden" name={codeField(index)} value={row.code} />
        <input
          type="hidden"
          name={productField(index)}
          value={foundBy === "chosen" ? (product?.product_id ?? "") : ""}
        />
      </th>
      <td className={styles.cell}>
        {product ? (
          <span className="row gap-3 pretty">
            <span className={`flex-none display-block ${styles.picture}`}>
              {product.pic && <Picture source={product.pic} alt="" {...PICTURE} />}
            </span>
            <span>
              <a href={product.url}>{product.name}</a>
              <span className={`display-block ${styles.hint}`}>
                {[product.code, foundBy && foundBy !== "code" && texts.foundBy[foundBy]]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              {product.hazard && <span className={`display-block ${styles.hint}`}>{product.hazard}</span>}
              {product.price_reason && (
                <span className={`display-block ${styles.hint}`}>{product.price_reason}</span>
              )}
            </span>
          </span>
        ) : (
          <Near row={row} index={index} isCustomer={isCustomer} />
        )}
      </td>
      <td data-label={texts.price} className={`tabular ${styles.number}`}>
        {product && (
          <Amount net={product.price_net} gross={product.price} isTaxed={product.vat_percent > 0} />
        )}
      </td>
      <td data-label={texts.stock} className={styles.stock}>
        {product && (
          <>
            {texts.stocks[STOCKS[product.stockid] ?? "in"]}
            <span className={`display-block ${styles.hint}`}>
              {[
                product.min_qty > 1 && texts.from(product.min_qty),
                product.order_qty > 0 && texts.most(product.order_qty),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
          </>
        )}
      </td>
      <td data-label={texts.quantity}>
        <span className={`row gap-1 ${styles.quantity}`}>
          <input
            name={field}
            defaultValue={typed?.[field] ?? row.typed ?? String(row.quantity)}
            key={row.typed ?? row.quantity}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            aria-label={texts.quantityOf(name)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || row.notes.length > 0 ? noteId : undefined}
          />
          <button
            name="intent"
            value={removeIntent(index)}
            className={`bare grid place-center w-touch min-h-touch rounded muted ${styles.remove}`}
            aria-label={texts.removeOf(row.code)}
          >
            <Trash2 aria-hidden size={18} />
          </button>
        </span>
        {(error || row.notes.length > 0) && (
          <span id={noteId} className={`stack gap-1 text-s ${styles.notes}`}>
            {error && <b className="text-primary bold">{error}</b>}
            {row.notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        )}
      </td>
      <td data-label={texts.sum} className={`tabular ${styles.number}`}>
        {product && row.addable > 0 && (
          <Amount net={row.subtotal_net} gross={row.subtotal} isTaxed={product.vat_percent > 0} />
        )}
      </td>
    </tr>
  );
}

function Near({ row, index, isCustomer }: Pick<SheetLineProps, "row" | "index" | "isCustomer">) {
  return (
    <span className={`cluster items-center gap-2 ${styles.near}`}>
      <b>{texts.unknown}</b>
      {row.near.length > 0 && (
        <>
          <span>{texts.meant}</span>
          {row.near.map(({ product_id: id, name, code, price }) => (
            <button
              key={id}
              name="intent"
              value={chooseIntent(index, id)}
              className={styles.choice}
              aria-label={texts.choose(name)}
            >
              <span>{name}</span>
              <small className="muted">
                {code} · <Price lei={price} />
              </small>
            </button>
          ))}
          {isCustomer && <span className={`display-block ${styles.hint}`}>{texts.remembered}</span>}
        </>
      )}
    </span>
  );
}

/** Shows the amount excluding VAT above the one including it, or a single amount if no VAT applies. */
function Amount({ net, gross, isTaxed }: { net: number; gross: number; isTaxed: boolean }) {
  if (!isTaxed) return <Price lei={gross} />;
  return (
    <>
      <Price lei={net} /> <small className="muted">{texts.withoutVat}</small>
      <br />
      <Price lei={gross} /> <small className="muted">{texts.withVat}</small>
    </>
  );
}

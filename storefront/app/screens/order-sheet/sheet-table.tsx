import { useId, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import type { SentForm } from "../../components/form/use-sent-form.ts";
import { messagesOf } from "../../components/form/use-sent-form.ts";
import { EMPTY_CART } from "../../session/cart/cart-summary.ts";
import { useShownCart } from "../../session/cart/shown-cart.ts";
import { useLayoutData } from "../../session/layout-data.ts";
import type { OrderSheetData } from "./load.server.ts";
import styles from "./order-sheet.module.css";
import { SHEET_INTENT, SHEET_LIST, sheetAddress } from "./page.ts";
import { rowId, SheetLine } from "./sheet-row.tsx";
import { texts } from "./texts.ts";

type Sheet = NonNullable<OrderSheetData["sheet"]>;

export function SheetTable({ sheet, isCustomer }: { sheet: Sheet; isCustomer: boolean }) {
  const sent = useActionData<SentForm>();
  const { state } = useNavigation();
  const titleId = useId();
  const [sending] = useState(
    () => `${sheet.token.slice(0, 12)}-${sheet.rows.length}-${sheet.total.toFixed(2).replace(".", "")}`,
  );
  const { rows, addable_rows: addable } = sheet;
  const unknown = rows.filter(({ product }) => product === null).length;
  const firstUnknown = rows.findIndex(({ product }) => product === null);
  const hasTax = ({ product }: (typeof rows)[number]) => product === null || product.vat_percent > 0;
  const isTaxed = rows.length === 0 || rows.some(hasTax);
  const hasUnavailable = rows.some(({ quantity, addable: pieces }) => pieces < quantity);
  const isBusy = state !== "idle";
  const hasGoods = useShownCart(useLayoutData()?.cart ?? EMPTY_CART).goods > 0;
  return (
    <section id={SHEET_LIST} aria-labelledby={titleId} className={`grid min-w-0 ${styles.list}`}>
      <h2 id={titleId}>{texts.list}</h2>
      <FormMessages messages={messagesOf(sent)} />
      {unknown > 0 && (
        <p className={`px-4 py-3 rounded bg-warning ${styles.note}`}>
          {texts.unknownRows(unknown)} <a href={`#${rowId(firstUnknown)}`}>{texts.toUnknown}</a>
        </p>
      )}
      <Form method="post" action={sheetAddress(sheet.token)} noValidate preventScrollReset>
        <input type="hidden" name="token" value={sheet.token} />
        <input type="hidden" name="sending" value={sending} />
        {/* Enter activates a form's first submit button, so the hidden save button is first. */}
        <button name="intent" value={SHEET_INTENT.save} aria-label={texts.save} hidden />
        <table className={`display-block w-full ${styles.table}`}>
          <caption className="visually-hidden">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.code}</th>
              <th scope="col">{texts.product}</th>
              <th scope="col">{texts.price}</th>
              <th scope="col">{texts.stock}</th>
              <th scope="col">{texts.quantity}</th>
              <th scope="col">{texts.sum}</th>
            </tr>
          </thead>
          <tbody className="stack gap-3">
            {rows.map((row, index) => (
              <SheetLine
                key={row.code}
                row={row}
                index={index}
                isCustomer={isCustomer}
                typed={sent?.values}
                errors={sent?.errors}
              />
            ))}
          </tbody>
        </table>
        <div className={styles.bar}>
          <dl className={`grid gap-x-3 gap-y-0 items-baseline ${styles.totals}`}>
            {isTaxed && (
              <>
                <dt className="text-s">{`${texts.total} ${texts.withoutVat}`}</dt>
                <dd>
                  <Price lei={sheet.total_net} />
                </dd>
              </>
            )}
            <dt className="text-s">{isTaxed ? `${texts.total} ${texts.withVat}` : texts.total}</dt>
            <dd>
              <Price lei={sheet.total} size="large" />
            </dd>
          </dl>
          {addable > 0 && (
            <Button name="intent" value={SHEET_INTENT.add} isBusy={isBusy}>
              {texts.add(addable)}
            </Button>
          )}
          {addable === 0 && hasGoods && (
            <a href="/cos" className={buttonClass("primary")}>
              {texts.toCart}
            </a>
          )}
        </div>
        <div className={`stack gap-3 mt-3 ${styles.foot}`}>
          <p className={`${styles.hint}`}>{texts.totalHint}</p>
          <p className={`cluster items-center gap-3 ${styles.acts}`}>
            <Button name="intent" value={SHEET_INTENT.save} variant="secondary" isBusy={isBusy}>
              {texts.save}
            </Button>
            {hasUnavailable && addable > 0 && (
              <Button name="intent" value={SHEET_INTENT.offer} variant="secondary" isBusy={isBusy}>
                {texts.offer}
              </Button>
            )}
            <Button name="intent" value={SHEET_INTENT.offerAll} variant="quiet" isBusy={isBusy}>
              {texts.offerAll}
            </Button>
            {hasGoods && addable > 0 && (
              <a href="/cos" className={buttonClass("secondary")}>
                {texts.toCart}
              </a>
            )}
          </p>
        </div>
      </Form>
    </section>
  );
}

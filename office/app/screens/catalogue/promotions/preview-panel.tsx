import { Fragment } from "react";
import { Link, useActionData } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { PromotionPreview } from "./preview.server.ts";
import { PREVIEW } from "./promotions-shape.ts";
import { texts } from "./texts.ts";

/** Products that a warning names; the table shows the others. */
const NAMED = 5;

const STATE = readList(PREVIEW, new URLSearchParams());

/** Shows product prices under the previewed form, or under the saved promotion if none was previewed. */
export function PreviewPanel({ current }: { current?: PromotionPreview | undefined }) {
  const sent = useActionData<{ preview?: PromotionPreview }>()?.preview;
  const preview = sent ?? current;
  if (!preview)
    return (
      <Panel title={texts.previewTitle}>
        <p>{texts.previewEmpty}</p>
      </Panel>
    );
  const { prices, total, meeting, not_reduced: unlawful } = preview;
  const rows = prices.map((one) => ({
    id: one.productID,
    cells: {
      produs: <Link to={`/produse/${one.productID}`}>{one.name}</Link>,
      cod: one.code,
      lista: formatOfficeLei(one.list_price),
      minim: one.floor_price === null ? "–" : formatOfficeLei(one.floor_price),
      nou: formatOfficeLei(one.price),
      vechi: one.oldprice === null ? "–" : `${formatOfficeLei(one.oldprice)} (–${one.save_percent} %)`,
      redus: one.is_reduced ? texts.yes : texts.no,
    },
  }));
  return (
    <Panel title={texts.previewTitle} news={sent}>
      {unlawful > 0 && <p role="alert">{texts.previewLaw(unlawful)}</p>}
      {meeting.map(({ promo, products }) => (
        <p key={promo} role="alert">
          {texts.previewMeets(promo, products)}{" "}
          {prices
            .filter(({ meets }) => meets === promo)
            .slice(0, NAMED)
            .map(({ productID, name }, index) => (
              <Fragment key={productID}>
                {index > 0 && ", "}
                <Link to={`/produse/${productID}`}>{name}</Link>
              </Fragment>
            ))}
          {products > NAMED && texts.previewMore(products - NAMED)}. {texts.previewChoice}
        </p>
      ))}
      {prices.some(({ margin }) => margin !== null) && (
        <ul>
          {prices.map(({ productID, name, margin }) =>
            margin === null ? null : (
              <li key={productID}>
                <strong>{name}</strong>: {margin}
              </li>
            ),
          )}
        </ul>
      )}
      <p>{total > prices.length ? texts.previewFirst(prices.length, total) : texts.previewTotal(total)}</p>
      {/* The table of a saved promotion would push its form below the screen. */}
      <details open={sent !== undefined}>
        <summary>{texts.previewTable}</summary>
        <DataTable caption={texts.previewTitle} shape={PREVIEW} state={STATE} rows={rows} />
      </details>
    </Panel>
  );
}

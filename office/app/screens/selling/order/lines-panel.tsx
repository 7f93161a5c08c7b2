import { roundLei } from "@curat/contract/lei.values";
import { quantityText } from "@curat/contract/quantity-text.values";
import { Link } from "react-router";
import { NetPrice } from "../../../components/money/net-price.tsx";
import { Price } from "../../../components/money/price.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { dayText } from "../../../components/time/day.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { OrderedProduct } from "./ordered-product.tsx";
import { DiscountForm } from "./discount-form.tsx";
import type { OrderData } from "./order.server.ts";
import { texts } from "./texts.ts";

const LINES: ListShape = {
  columns: [
    { key: "produs", label: "Produs", isName: true },
    { key: "cod", label: "Cod" },
    { key: "cantitate", label: "Cantitate", isNumber: true },
    { key: "pret", label: "Preț", isNumber: true },
    { key: "valoare", label: "Valoare", isNumber: true },
  ],
  filters: [],
  sort: { by: "produs", isDescending: false },
};
const STATE = readList(LINES, new URLSearchParams());

export function LinesPanel({ order, lots, may }: Pick<OrderData, "order" | "lots" | "may">) {
  const lotsOf = Map.groupBy(lots, ({ itemID }) => itemID);
  const rows = order.items.map((item) => ({
    id: item.id,
    cells: {
      produs: (
        <>
          <OrderedProduct item={item} maySee={may.seeProducts} />
          {lotsOf.get(item.id)?.map((lot) => (
            <p className="hint" key={lot.lotID}>
              {texts.lot} <Link to={`/loturi/${lot.lotID}`}>{lot.code}</Link>
              {lot.expires_on !== null && `, ${texts.expires(dayText(lot.expires_on))}`}
              {lot.pieces < item.quantity && `: ${quantityText(lot.pieces, item.um)}`}
            </p>
          ))}
        </>
      ),
      cod: item.code,
      cantitate: quantityText(item.quantity, item.um),
      pret: (
        <>
          <NetPrice net={item.price_net} gross={item.price} />
          {item.price_reason && <p>{item.price_reason}</p>}
        </>
      ),
      valoare: <NetPrice net={item.subtotal_net} gross={item.subtotal} />,
    },
  }));
  return (
    <Panel title="Produse">
      <DataTable caption="Produse" shape={LINES} state={STATE} rows={rows} />
      <FactList
        facts={[
          ["Livrare", <Price key="delivery" lei={order.delivery_price} />],
          ["Taxă ramburs", order.handling_charge > 0 && <Price key="handling" lei={order.handling_charge} />],
          [
            "Voucher",
            order.voucher && (
              <span key="voucher">
                {order.voucher.code}: −<Price lei={order.voucher.value} />
              </span>
            ),
          ],
          [
            "Reducere acordată de magazin",
            order.staff_discount > 0 && (
              <span key="discount">
                −<Price lei={order.staff_discount} />
              </span>
            ),
          ],
          [
            "Total fără TVA",
            order.data.fiscalcode !== "" && order.total_vat > 0 && (
              <Price key="net" lei={roundLei(order.total - order.total_vat)} />
            ),
          ],
          [
            "Total",
            <strong key="total">
              <Price lei={order.total} />
            </strong>,
          ],
          ["din care TVA", order.total_vat > 0 && <Price key="vat" lei={order.total_vat} />],
        ]}
      />
      {may.discount && order.canCancel && !order.hasInvoice && <DiscountForm order={order} />}
    </Panel>
  );
}

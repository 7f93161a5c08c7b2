import { quantityText } from "@curat/contract/quantity-text.values";
import { Price } from "../../../components/money/price.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { FactList } from "../../../components/facts/fact-list.tsx";
import type { OrderData } from "./order.server.ts";
import { texts } from "./texts.ts";

const LINES: ListShape = {
  columns: [
    { key: "produs", label: texts.product, isName: true },
    { key: "cod", label: texts.code },
    { key: "cantitate", label: texts.quantity, isNumber: true },
    { key: "pret", label: texts.price, isNumber: true },
    { key: "valoare", label: texts.subtotal, isNumber: true },
  ],
  filters: [],
  sort: { by: "produs", isDescending: false },
};
const STATE = readList(LINES, new URLSearchParams());

/** What was ordered, and what it comes to. */
export function LinesPanel({ order }: Pick<OrderData, "order">) {
  const rows = order.items.map((item) => ({
    id: item.id,
    cells: {
      produs: item.product,
      cod: item.code,
      cantitate: quantityText(item.quantity, item.um),
      pret: (
        <>
          <Price lei={item.price} />
          {item.price_reason && <p>{item.price_reason}</p>}
        </>
      ),
      valoare: <Price lei={item.subtotal} />,
    },
  }));
  return (
    <Panel title={texts.lines}>
      <DataTable caption={texts.lines} shape={LINES} state={STATE} rows={rows} />
      <FactList
        facts={[
          [texts.delivery, <Price key="delivery" lei={order.delivery_price} />],
          [texts.handling, order.handling_charge > 0 && <Price key="handling" lei={order.handling_charge} />],
          [
            texts.voucher,
            order.voucher && (
              <span key="voucher">
                {order.voucher.code}: −<Price lei={order.voucher.value} />
              </span>
            ),
          ],
          [
            texts.total,
            <strong key="total">
              <Price lei={order.total} />
            </strong>,
          ],
          [texts.vat, order.total_vat > 0 && <Price key="vat" lei={order.total_vat} />],
        ]}
      />
    </Panel>
  );
}

import { Link } from "react-router";
import type { PurchaseOrderLine, WholePurchaseOrder } from "@curat/contract/staff/purchase-orders";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { DRAFT, THEN } from "../../../components/form/draft-form.ts";
import { useRefused } from "../../../components/form/refused.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { filledPrice, lineField } from "./order-lines.ts";
import styles from "./purchase-order.module.css";
import { texts } from "./texts.ts";

interface LinesPanelProps {
  order: WholePurchaseOrder;
  mayChange: boolean;
  seesCosts: boolean;
}

export function LinesPanel({ order, mayChange, seesCosts }: LinesPanelProps) {
  const refused = useRefused(DRAFT);
  const { rows } = order;
  if (rows.length === 0)
    return (
      <Panel title={texts.table}>
        <p>{texts.none}</p>
      </Panel>
    );
  return (
    <Panel title={texts.table}>
      <Table {...{ order, mayChange, seesCosts, refused }} />
      {mayChange && (
        <SendButton form={DRAFT} formId={DRAFT} variant="secondary">
          {texts.saveDraft}
        </SendButton>
      )}
    </Panel>
  );
}

function Table({ order, mayChange, seesCosts, refused }: LinesPanelProps & { refused: Refused | undefined }) {
  const isDraft = order.state === "draft";
  const heads = [
    texts.product,
    texts.code,
    texts.pieces,
    texts.pack,
    ...(mayChange || seesCosts ? [texts.price] : []),
    ...(seesCosts ? [texts.value] : []),
    isDraft ? texts.stock : texts.received,
    ...(mayChange ? [texts.act] : []),
  ];
  return (
    <LineTable label={texts.table} heads={heads} className={styles.lines}>
      {order.rows.map((line) => (
        <tr key={line.lineID}>
          <td>
            <Link to={`/produse/${line.productID}/stoc`}>{line.product}</Link> ({line.product_code})
            {line.remark !== "" && <div className="hint">{line.remark}</div>}
          </td>
          <td data-label={texts.code}>{line.code || "–"}</td>
          {mayChange ? (
            <td>
              <Input part="pieces" {...{ line, refused }} />
            </td>
          ) : (
            <td data-label={texts.pieces}>{line.pieces}</td>
          )}
          <td data-label={texts.pack}>{line.pack}</td>
          {mayChange && (
            <td>
              <Input part="price" {...{ line, refused }} />
            </td>
          )}
          {!mayChange && seesCosts && (
            <td data-label={texts.price} className="nowrap">
              {line.price === null ? "–" : texts.amount(line.price, order.currency)}
            </td>
          )}
          {seesCosts && (
            <td data-label={texts.value} className="nowrap">
              {line.value === null ? "–" : texts.amount(line.value, order.currency)}
            </td>
          )}
          <td data-label={isDraft ? texts.stock : texts.received}>{isDraft ? line.stock : line.received}</td>
          {mayChange && (
            <td>
              <Button form={DRAFT} name={THEN} value={`remove.${line.productID}`} variant="quiet">
                {texts.remove} <span className="visually-hidden">{line.product}</span>
              </Button>
            </td>
          )}
        </tr>
      ))}
    </LineTable>
  );
}

interface InputProps {
  part: "pieces" | "price";
  line: PurchaseOrderLine;
  refused: Refused | undefined;
}

function Input({ part, line, refused }: InputProps) {
  const name = lineField(line.productID, part);
  const label = part === "pieces" ? texts.pieces : texts.price;
  const filled = part === "pieces" ? String(line.pieces) : filledPrice(line);
  return (
    <Field
      form={DRAFT}
      name={name}
      label={label}
      aria-label={texts.fieldOf(label, line.product)}
      defaultValue={refused?.values[name] ?? filled}
      errors={refused?.errors}
      hint={part === "price" && line.has_price && line.price === null ? texts.unchanged : undefined}
      inputMode={part === "price" ? "decimal" : "numeric"}
      maxLength={part === "price" ? 14 : 9}
      autoComplete="off"
    />
  );
}

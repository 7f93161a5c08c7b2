import { Fragment } from "react";
import { Link } from "react-router";
import type { GoodsReceiptLine, WholeGoodsReceipt } from "@curat/contract/staff/receipts";
import { RECEIPT_VAT_HINT } from "@curat/contract/staff/receipt-vat.values";
import { Field } from "@curat/ui/form/field.tsx";
import { DRAFT } from "../../../components/form/draft-form.ts";
import { useRefused } from "../../../components/form/refused.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { filledLine, lineField } from "./receipt-lines.ts";
import styles from "./receipt.module.css";
import { RemoveLine } from "./remove-line.tsx";
import { fineText, texts } from "./texts.ts";

interface LinesPanelProps {
  receipt: WholeGoodsReceipt;
  lines: GoodsReceiptLine[];
  mayChange: boolean;
  seesCosts: boolean;
  current: number;
  last: number;
}

export function LinesPanel({ receipt, lines, mayChange, seesCosts, current, last }: LinesPanelProps) {
  const refused = useRefused(DRAFT);
  const table = <Table {...{ lines, mayChange, seesCosts, refused }} today={receipt.received_on} />;
  return (
    <Panel title={texts.table}>
      {lines.length === 0 ? (
        <p>{texts.none}</p>
      ) : mayChange ? (
        <>
          <SendButton form={DRAFT} formId={DRAFT} variant="secondary">
            {texts.saveDraft}
          </SendButton>
          <p className="hint">{RECEIPT_VAT_HINT}</p>
          {table}
        </>
      ) : (
        table
      )}
      {last > 1 && (
        <nav aria-label={texts.lines} className="cluster gap-3">
          {current > 1 && <Link to={`?pagina=${current - 1}`}>{texts.newer}</Link>}
          {current < last && <Link to={`?pagina=${current + 1}`}>{texts.older}</Link>}
        </nav>
      )}
    </Panel>
  );
}

interface TableProps {
  lines: GoodsReceiptLine[];
  mayChange: boolean;
  seesCosts: boolean;
  refused: Refused | undefined;
  today: string;
}

function Table({ lines, mayChange, seesCosts, refused, today }: TableProps) {
  const heads = [
    texts.product,
    texts.onDocument,
    texts.arrived,
    texts.pack,
    texts.price,
    texts.vat,
    ...(mayChange ? [texts.stock] : []),
    ...(seesCosts ? [texts.unitCost] : []),
    ...(seesCosts && mayChange ? [texts.average] : []),
    ...(mayChange ? [texts.act] : []),
  ];
  return (
    <LineTable label={texts.table} heads={heads} className={styles.lines}>
      {lines.map((line) => (
        <Fragment key={line.lineID}>
          <tr>
            <td>
              <Named line={line} mayChange={mayChange} />
            </td>
            {mayChange ? <Inputs {...{ line, refused }} /> : <Values {...{ line }} />}
            {mayChange && (
              <td data-label={texts.stock}>{texts.arrow(line.stock_before, line.stock_after)}</td>
            )}
            {seesCosts && (
              <td data-label={texts.unitCost}>{line.unit_cost === null ? "" : fineText(line.unit_cost)}</td>
            )}
            {seesCosts && mayChange && (
              <td data-label={texts.average}>
                {texts.arrow(
                  line.average_before === null ? null : fineText(line.average_before),
                  line.average_after === null ? null : fineText(line.average_after),
                )}
              </td>
            )}
            {mayChange && (
              <td>
                <RemoveLine line={line} />
              </td>
            )}
          </tr>
          {mayChange && (line.by_lots || line.lot !== "") && (
            <LotRow {...{ line, refused, today }} columns={heads.length} />
          )}
        </Fragment>
      ))}
    </LineTable>
  );
}

function Named({ line, mayChange }: { line: GoodsReceiptLine; mayChange: boolean }) {
  const { productID, product, product_code, name, code, fault, lineID } = line;
  const onPaper = [code, name].filter((text) => text !== "" && text !== product && text !== product_code);
  const lot = texts.lotOf(line.lot, line.lot_expires_on);
  return (
    <>
      {productID !== null && (
        <>
          <Link to={`/produse/${productID}/stoc`}>{product}</Link> ({product_code})
        </>
      )}
      {onPaper.length > 0 && <div className="hint">{onPaper.join(", ")}</div>}
      {!mayChange && lot !== "" && <div className="hint">{lot}</div>}
      {fault && (
        <div className={styles.fault}>
          {fault === "pack" ? texts.faults.pack(line.document_quantity, line.unit) : texts.faults[fault]}
        </div>
      )}
      {mayChange && fault === "product" && (
        <Link to={`?rand=${lineID}&cauta=${encodeURIComponent(name || code)}#cauta`}>
          {texts.pickProduct}
        </Link>
      )}
    </>
  );
}

function Inputs({ line, refused }: { line: GoodsReceiptLine; refused: Refused | undefined }) {
  const filled = filledLine(line);
  const named = line.product || line.name || line.code;
  const input = (part: "document" | "quantity" | "pack" | "price" | "vat", label: string, hint?: string) => {
    const name = lineField(line.lineID, part);
    return (
      <td>
        <Field
          form={DRAFT}
          name={name}
          label={label}
          aria-label={texts.fieldOf(label, named)}
          defaultValue={refused?.values[name] ?? filled[part]}
          errors={refused?.errors}
          hint={hint}
          inputMode={part === "price" ? "decimal" : part === "vat" ? "text" : "numeric"}
          maxLength={part === "price" ? 14 : part === "vat" ? 6 : 7}
          autoComplete="off"
        />
      </td>
    );
  };
  const packQuestion =
    line.pack === null && line.offered_pack !== null && line.offered_pack > 1
      ? texts.packHint(line.offered_pack)
      : undefined;
  const hidden = line.has_price && line.price === null ? texts.unchanged : undefined;
  return (
    <>
      {input("document", texts.onDocument)}
      {input("quantity", texts.arrived)}
      {input("pack", texts.pack, packQuestion)}
      {input("price", texts.price, hidden)}
      {input("vat", texts.vat)}
    </>
  );
}

interface LotRowProps {
  line: GoodsReceiptLine;
  refused: Refused | undefined;
  columns: number;
  today: string;
}

/** A line's lot and expiry date, and the pieces that move to another lot. */
function LotRow({ line, refused, columns, today }: LotRowProps) {
  const filled = filledLine(line);
  const named = line.product || line.name || line.code;
  const field = (part: "lot" | "expiry" | "split", label: string) => {
    const name = lineField(line.lineID, part);
    return {
      form: DRAFT,
      name,
      label,
      "aria-label": texts.fieldOf(label, named),
      defaultValue: refused?.values[name] ?? filled[part],
      errors: refused?.errors,
      autoComplete: "off",
    };
  };
  const day = line.lot_expires_on;
  return (
    <tr className={styles.lot}>
      <td colSpan={columns}>
        <div className="cluster gap-3 items-start">
          <Field {...field("lot", texts.lot)} maxLength={40} />
          <Field
            {...field("expiry", texts.expiry)}
            type="date"
            hint={day !== null && day < today ? texts.expired : texts.noExpiry}
          />
          {line.quantity > 1 && (
            <Field
              {...field("split", texts.split)}
              inputMode="numeric"
              maxLength={7}
              hint={texts.splitHint}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

function Values({ line }: { line: GoodsReceiptLine }) {
  return (
    <>
      <td data-label={texts.onDocument}>
        {line.document_quantity} {line.unit}
      </td>
      <td data-label={texts.arrived}>{line.quantity}</td>
      <td data-label={texts.pack}>{line.pack}</td>
      <td data-label={texts.price}>{line.price === null ? "–" : fineText(line.price)}</td>
      <td data-label={texts.vat}>{line.vat}</td>
    </>
  );
}

import { Form, Link, useActionData } from "react-router";
import type { StockTransfer, StockTransferLine } from "@curat/contract/staff/stock-transfers";
import { Button } from "@curat/ui/button/button.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import type { Refused } from "../../../components/form/refused.ts";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { ScanForm } from "../../../components/scanning/scan-form.tsx";
import { SearchPanel } from "./search-panel.tsx";
import type { FoundProduct } from "./search-panel.tsx";
import styles from "./stock-transfer.module.css";
import type { Scanned } from "./stock-transfer.server.ts";
import { texts } from "./texts.ts";

interface LinesPanelProps {
  transfer: StockTransfer;
  lines: StockTransferLine[];
  q: string;
  found: FoundProduct[] | undefined;
  mayEdit: boolean;
}

/** Products of a transfer. Staff add them to a draft, or check them off in transit, by scanner or by hand. */
export function LinesPanel({ transfer, lines, q, found, mayEdit }: LinesPanelProps) {
  const { stock_transferID: id, state } = transfer;
  const isOpen = mayEdit && (state === "draft" || state === "sent");
  if (!isOpen)
    return (
      <Panel title={texts.lines}>
        <Table lines={lines} isReceived={state === "received"} />
      </Panel>
    );
  return (
    <Panel title={texts.lines}>
      <ScanForm label={texts.scan} formKey="scan" room={`/transferuri/${id}`} keepsFocus={false} />
      <Outcome />
      {lines.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={`list ${styles.goods}`} aria-label={texts.lines}>
          {lines.map((line) => (
            <Line key={`${line.productID}-${line.pieces}-${line.received}`} {...{ line, state }} />
          ))}
        </ul>
      )}
      {state === "draft" && <SearchPanel {...{ q, found }} />}
    </Panel>
  );
}

function Line({ line, state }: { line: StockTransferLine; state: StockTransfer["state"] }) {
  const { productID, product, product_code: code, barcode, pieces, available, received } = line;
  const isDraft = state === "draft";
  const isShort = available !== null && available < pieces;
  return (
    <li>
      <div className="stack min-w-0 break-anywhere">
        <Link to={`/produse/${productID}/stoc`}>{product}</Link>
        <span className="hint">{[code, barcode].filter(Boolean).join(" · ")}</span>
        {available !== null && (
          <span className={isShort ? styles.short : "hint"}>
            {isShort ? texts.tooMany(available) : texts.available(available)}
          </span>
        )}
        {!isDraft && <span>{texts.ofSent(pieces, received)}</span>}
      </div>
      <div className="cluster gap-2">
        <Form method="post" preventScrollReset className="row gap-2">
          <input type="hidden" name="form" value="line" />
          <input type="hidden" name="code" value={code} />
          <input
            name="pieces"
            aria-label={texts.piecesOf(product)}
            defaultValue={isDraft ? pieces : (received ?? "")}
            inputMode="numeric"
            maxLength={9}
            required
            autoComplete="off"
          />
          <Button variant="secondary">
            {texts.write} <span className="visually-hidden">{product}</span>
          </Button>
        </Form>
        {isDraft && (
          <PressButton intent="line" fields={{ code, pieces: 0 }} variant="quiet">
            {texts.remove} <span className="visually-hidden">{product}</span>
          </PressButton>
        )}
      </div>
    </li>
  );
}

function Table({ lines, isReceived }: { lines: StockTransferLine[]; isReceived: boolean }) {
  if (lines.length === 0) return <p>{texts.none}</p>;
  const heads = [texts.product, texts.sentPieces, ...(isReceived ? [texts.receivedPieces] : [])];
  return (
    <LineTable label={texts.lines} heads={heads}>
      {lines.map(({ productID, product, product_code: code, pieces, received }) => (
        <tr key={productID}>
          <td>
            <Link to={`/produse/${productID}/stoc`}>{product}</Link> ({code})
          </td>
          <td data-label={texts.sentPieces}>{pieces}</td>
          {isReceived && <td data-label={texts.receivedPieces}>{received}</td>}
        </tr>
      ))}
    </LineTable>
  );
}

function Outcome() {
  const sent = useActionData<Partial<Scanned & Refused>>();
  const isLine = sent?.message !== undefined || sent?.form === "scan" || sent?.form === "line";
  const fault = Object.values(sent?.errors ?? {})[0]?.[0] ?? sent?.messages?.[0];
  return (
    <output aria-live="assertive" className={styles.outcome}>
      {isLine && (sent?.message ?? fault)}
    </output>
  );
}

import { Link } from "react-router";
import { documentAmount } from "@curat/contract/lei.values";
import type { WholeGoodsReceipt } from "@curat/contract/staff/receipts";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { DRAFT, THEN } from "../../../components/form/draft-form.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Price } from "../../../components/money/price.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { texts } from "./texts.ts";

interface SummaryPanelProps {
  receipt: WholeGoodsReceipt;
  seesCosts: boolean;
  mayChange: boolean;
}

/** Shows the receipt's totals and missing data, with the button that posts it. */
export function SummaryPanel({ receipt, seesCosts, mayChange }: SummaryPanelProps) {
  const refused = useRefused(DRAFT);
  const { currency, total, difference, cost, missing, state } = receipt;
  const unit = texts.currencies[currency];
  return (
    <Panel title={state === "draft" ? texts.summary : texts.summaryDone}>
      <FactList
        facts={[
          [texts.document, documentOf(receipt)],
          [
            texts.purchaseOrders,
            receipt.purchase_orders.length > 0 && (
              <span className="cluster gap-x-3">
                {receipt.purchase_orders.map(({ purchase_orderID: id, name }) => (
                  <Link key={id} to={`/comenzi-furnizori/${id}`}>
                    {name}
                  </Link>
                ))}
              </span>
            ),
          ],
          [texts.received_on, dayText(receipt.received_on)],
          [texts.lines, texts.totals(receipt.lines, receipt.pieces)],
          [texts.sum, seesCosts && total !== null && `${documentAmount(total)} ${unit}`],
          [
            texts.difference,
            seesCosts &&
              difference !== null &&
              (difference === 0 ? texts.noDifference : `${documentAmount(difference)} ${unit}`),
          ],
          [texts.total, seesCosts && cost !== null && <Price lei={cost} />],
          [texts.posted, receipt.posted_at && <By at={receipt.posted_at} name={receipt.posted_by} />],
          [texts.undone, receipt.undone_at && <By at={receipt.undone_at} name={receipt.undone_by} />],
          [texts.reason, receipt.undo_reason],
          [texts.note, state !== "draft" && receipt.note],
        ]}
      />
      {state !== "undone" &&
        receipt.purchase_orders.map((one) => <OrderDifferences key={one.name} {...one} />)}
      {mayChange && missing.length > 0 && (
        <ul className="pl-5">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {mayChange && (
        <>
          {missing.length === 0 && <p>{texts.receiveHint}</p>}
          <FormMessages messages={refused?.messages ?? []} />
          <SendButton form={DRAFT} formId={DRAFT} name={THEN} value="receive">
            {texts.receive}
          </SendButton>
        </>
      )}
    </Panel>
  );
}

function OrderDifferences({ name, differences }: WholeGoodsReceipt["purchase_orders"][number]) {
  return (
    <section>
      <h3>{texts.orderDifferences(name)}</h3>
      {differences.length === 0 ? (
        <p>{texts.noOrderDifference}</p>
      ) : (
        <ul className="pl-5">
          {differences.map(({ product_code: code, product, ...counts }) => (
            <li key={code}>
              {product} ({code}): {texts.orderDifference(counts)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function documentOf({ document_number, document_on, message_id }: WholeGoodsReceipt): string {
  return [document_number, document_on && dayText(document_on), message_id && texts.fromInvoice]
    .filter(Boolean)
    .join(", ");
}

function By({ at, name }: { at: string; name: string | null }) {
  return (
    <>
      <Moment at={at} />, {name}
    </>
  );
}

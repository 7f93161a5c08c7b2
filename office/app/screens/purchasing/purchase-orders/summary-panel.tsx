import type { WholePurchaseOrder } from "@curat/contract/staff/purchase-orders";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Link } from "react-router";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { DRAFT, THEN } from "../../../components/form/draft-form.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { texts } from "./texts.ts";

interface SummaryPanelProps {
  order: WholePurchaseOrder;
  mayEdit: boolean;
}

export function SummaryPanel({ order, mayEdit }: SummaryPanelProps) {
  const { state, expected_on: expected, total, warnings, missing } = order;
  const isDraft = state === "draft";
  const isOpen = state === "sent" || state === "partial";
  return (
    <Panel title={isDraft ? texts.summary : texts.summaryDone}>
      <p>
        <Link to={`/furnizori/${order.supplierID}`}>{order.supplier}</Link>
      </p>
      <FactList
        facts={[
          [texts.state, !isDraft && texts.states[state]],
          [texts.expected, expected === null ? texts.afterSending(order.lead_days) : dayText(expected)],
          [texts.pieces, isDraft && texts.counts(order.lines, order.pieces)],
          [texts.received, !isDraft && texts.ofPieces(order.received, order.pieces)],
          [texts.total, total !== null && texts.amount(total, order.currency)],
          [texts.sent, order.sent_at && <By at={order.sent_at} name={order.sent_by} />],
          [texts.mailedTo, order.sent_to],
          [texts.closed, order.closed_at && <By at={order.closed_at} name={order.closed_by} />],
          [texts.cancelled, order.cancelled_at && <By at={order.cancelled_at} name={order.cancelled_by} />],
          [texts.reason, order.cancel_reason ?? order.close_reason],
          [texts.note, !isDraft && order.note],
        ]}
      />
      {mayEdit && isDraft && [...missing, ...warnings].length > 0 && (
        <ul className="pl-5">
          {[...missing, ...warnings].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {mayEdit && isDraft && missing.length === 0 && <SendForm order={order} />}
      {mayEdit && isOpen && (
        <PressButton intent="receive" variant="primary">
          {texts.receive}
        </PressButton>
      )}
    </Panel>
  );
}

/** Form that saves the draft's entered values and then sends the order. */
function SendForm({ order }: { order: WholePurchaseOrder }) {
  const refused = useRefused(DRAFT);
  return (
    <>
      {order.supplier_email === "" ? (
        <p className="hint">{texts.noMail}</p>
      ) : (
        <Checkbox
          form={DRAFT}
          label={texts.byMail(order.supplier_email)}
          name="by_mail"
          defaultChecked={refused ? refused.values.by_mail !== undefined : true}
          errors={refused?.errors}
        />
      )}
      <SendButton form={DRAFT} formId={DRAFT} name={THEN} value="send">
        {texts.send}
      </SendButton>
    </>
  );
}

function By({ at, name }: { at: string; name: string | null }) {
  return (
    <>
      <Moment at={at} />, {name}
    </>
  );
}

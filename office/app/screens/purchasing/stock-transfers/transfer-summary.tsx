import type { StockTransfer } from "@curat/contract/staff/stock-transfers";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

interface TransferSummaryProps {
  transfer: StockTransfer;
  mayEdit: boolean;
}

/** Shows where a transfer is, with the button of its next step. */
export function TransferSummary({ transfer, mayEdit }: TransferSummaryProps) {
  const { state, products, pieces, checked, received } = transfer;
  const isChecked = state === "received" || (state === "sent" && checked > 0);
  return (
    <Panel title={texts.summary}>
      <FactList
        facts={[
          [texts.route, texts.ends(transfer)],
          [texts.state, texts.states[state]],
          [texts.contents, texts.amount(products, pieces)],
          [texts.arrived, isChecked && texts.pieces(received)],
          [texts.difference, transfer.difference_reason],
          [texts.sentBy, transfer.sent_at && <By at={transfer.sent_at} name={transfer.sent_by} />],
          [
            texts.receivedBy,
            transfer.received_at && <By at={transfer.received_at} name={transfer.received_by} />,
          ],
          [texts.undoneBy, transfer.undone_at && <By at={transfer.undone_at} name={transfer.undone_by} />],
          [texts.why, transfer.undo_reason],
          [texts.note, transfer.note],
        ]}
      />
      {mayEdit && state === "draft" && products > 0 && <SendForm transfer={transfer} />}
      {mayEdit && state === "sent" && <ReceiveForm key={transfer.version} transfer={transfer} />}
    </Panel>
  );
}

function SendForm({ transfer: { version, from, to } }: { transfer: StockTransfer }) {
  const refused = useRefused("send");
  const fault = refused?.errors.send?.[0];
  return (
    <ActionForm name="send" refused={refused}>
      <input type="hidden" name="version" value={version} />
      {fault && <p role="alert">{fault}</p>}
      <p className="hint">{texts.sendHint(from.name, to.name)}</p>
      <SendButton form="send">{texts.send}</SendButton>
    </ActionForm>
  );
}

function ReceiveForm({ transfer }: { transfer: StockTransfer }) {
  const refused = useRefused("receive");
  const { version, products, checked } = transfer;
  if (checked === 0)
    return (
      <ActionForm name="receive" refused={refused}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="rest" value="whole" />
        <p className="hint">{texts.receiveHint}</p>
        <SendButton form="receive">{texts.receiveAll}</SendButton>
      </ActionForm>
    );
  return (
    <ActionForm name="receive" refused={refused}>
      <input type="hidden" name="version" value={version} />
      {checked < products && (
        <Select
          label={texts.rest(products - checked)}
          name="rest"
          options={optionsOf(texts.rests)}
          placeholder={texts.choose}
          defaultValue={refused?.values.rest ?? ""}
          errors={refused?.errors}
        />
      )}
      <Field
        label={texts.reason}
        name="reason"
        hint={texts.reasonHint}
        defaultValue={refused?.values.reason ?? ""}
        errors={refused?.errors}
        maxLength={500}
        autoComplete="off"
      />
      <SendButton form="receive">{texts.receive}</SendButton>
    </ActionForm>
  );
}

function By({ at, name }: { at: string; name: string | null }) {
  return (
    <>
      <Moment at={at} />, {name}
    </>
  );
}

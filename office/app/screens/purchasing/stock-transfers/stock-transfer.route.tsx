import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import type { StockTransfer as Transfer } from "@curat/contract/staff/stock-transfers";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { Removal } from "../../../components/record/record-page.tsx";
import { WAREHOUSE_OPTION } from "../../../components/stock-places/warehouse-option.ts";
import { LinesPanel } from "./lines-panel.tsx";
import type { loadStockTransfer } from "./stock-transfer.server.ts";
import { TransferSummary } from "./transfer-summary.tsx";
import { texts } from "./texts.ts";

export { loadStockTransfer as loader, changeStockTransfer as action } from "./stock-transfer.server.ts";

export const meta: MetaFunction<typeof loadStockTransfer> = ({ loaderData }) =>
  titled(loaderData ? texts.name(loaderData.transfer) : texts.title)();

export default function StockTransfer() {
  const { transfer, lines, places, q, found, history, otherViewers, mayEdit } =
    useLoaderData<typeof loadStockTransfer>();
  const { stock_transferID: id, version, state } = transfer;
  return (
    <Page
      title={texts.name(transfer)}
      trail={[{ to: "/transferuri", text: texts.title }]}
      actions={
        <a href={`/admin/transferuri/${id}/aviz.pdf`} className={buttonClass("secondary")}>
          {state === "draft" ? texts.draftPdf : texts.pdf}
        </a>
      }
    >
      <Presence kind="stock-transfer" id={id} otherViewers={otherViewers} />
      <LinesPanel {...{ transfer, lines, q, found, mayEdit }} />
      <Panels>
        <TransferSummary {...{ transfer, mayEdit }} />
        <div>
          {mayEdit && state === "draft" && (
            <>
              <FieldsPanel key={version} {...{ transfer, places }} />
              <Panel title={texts.drop}>
                <Removal
                  version={version}
                  texts={{
                    remove: texts.drop,
                    removeExplain: texts.dropExplain,
                    confirmRemove: texts.confirmDrop,
                  }}
                />
              </Panel>
            </>
          )}
          {mayEdit && state === "sent" && (
            <Panel title={texts.undo}>
              <ReasonForm
                name="undo"
                version={version}
                label={texts.why}
                hint={texts.undoHint}
                button={texts.undo}
              />
            </Panel>
          )}
          {mayEdit && state === "received" && (
            <Panel title={texts.undoReceipt}>
              <ReasonForm
                name="undo-receipt"
                version={version}
                label={texts.why}
                hint={texts.undoReceiptHint}
                button={texts.undoReceipt}
              />
            </Panel>
          )}
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}

interface FieldsPanelProps {
  transfer: Transfer;
  places: { value: string; label: string }[];
}

function FieldsPanel({ transfer, places }: FieldsPanelProps) {
  const refused = useRefused("fields");
  const end = (name: "from" | "to") => (
    <Select
      label={texts[name]}
      name={name}
      options={places}
      defaultValue={refused?.values[name] ?? String(transfer[name].stock_placeID ?? WAREHOUSE_OPTION)}
      errors={refused?.errors}
      required
    />
  );
  return (
    <Panel title={texts.fields}>
      <ActionForm name="fields" refused={refused}>
        <input type="hidden" name="version" value={transfer.version} />
        {end("from")}
        {end("to")}
        <Field
          label={texts.note}
          name="note"
          defaultValue={refused?.values.note ?? transfer.note}
          errors={refused?.errors}
          maxLength={500}
          autoComplete="off"
        />
        <SendButton form="fields" variant="secondary">
          {texts.save}
        </SendButton>
      </ActionForm>
    </Panel>
  );
}

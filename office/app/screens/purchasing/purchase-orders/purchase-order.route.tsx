import { Link, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import type { WholePurchaseOrder } from "@curat/contract/staff/purchase-orders";
import type { GoodsReceipt } from "@curat/contract/staff/receipts";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { DRAFT } from "../../../components/form/draft-form.ts";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { Removal } from "../../../components/record/record-page.tsx";
import { dayText } from "../../../components/time/day.ts";
import { AddPanel } from "./add-panel.tsx";
import { LinesPanel } from "./lines-panel.tsx";
import type { loadPurchaseOrder } from "./purchase-order.server.ts";
import { SummaryPanel } from "./summary-panel.tsx";
import { texts } from "./texts.ts";

export { loadPurchaseOrder as loader, changePurchaseOrder as action } from "./purchase-order.server.ts";

export const meta: MetaFunction<typeof loadPurchaseOrder> = ({ loaderData }) =>
  titled(loaderData ? titleOf(loaderData.order) : texts.title)();

function titleOf({ number, year, supplier }: WholePurchaseOrder): string {
  return number === null ? texts.draftTitle(supplier) : texts.titleOf(texts.name(number, year), supplier);
}

export default function PurchaseOrder() {
  const loaded = useLoaderData<typeof loadPurchaseOrder>();
  const { order, receipts, q, found, history, otherViewers, mayEdit, seesCosts } = loaded;
  const { purchase_orderID: id, version, state } = order;
  const mayChange = mayEdit && state === "draft";
  return (
    <Page
      title={titleOf(order)}
      trail={[{ to: "/comenzi-furnizori", text: texts.title }]}
      actions={
        <a href={`/admin/comenzi-furnizori/${id}/comanda.pdf`} className={buttonClass("secondary")}>
          {state === "draft" ? texts.draftPdf : texts.pdf}
        </a>
      }
    >
      <Presence kind="purchase-order" id={id} otherViewers={otherViewers} />
      {mayChange && <EnterButton form={DRAFT} />}
      <SummaryPanel {...{ order, mayEdit }} />
      {mayChange && <AddPanel {...{ q, found }} />}
      <LinesPanel key={version} {...{ order, mayChange, seesCosts }} />
      <Panels>
        {mayEdit && state !== "cancelled" && (
          <Panel title={texts.fields}>
            <FieldsForm key={version} order={order} />
          </Panel>
        )}
        <div>
          {state !== "draft" && <Receipts receipts={receipts} />}
          {mayEdit && <Ends order={order} />}
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}

/** The fields of an order. The form of a draft also has its lines and the buttons elsewhere on the page. */
function FieldsForm({ order }: { order: WholePurchaseOrder }) {
  const name = order.state === "draft" ? DRAFT : "fields";
  const refused = useRefused(name);
  const filled = { expected_on: order.expected_on ?? "", note: order.note };
  const field = filledFields({ expected_on: texts.expected, note: texts.note }, { refused, filled });
  const hint = order.state === "draft" ? texts.expectedHint : undefined;
  return (
    <ActionForm name={name} id={name} refused={refused}>
      <input type="hidden" name="version" value={order.version} />
      <Field {...field("expected_on")} type="date" hint={hint} autoComplete="off" />
      <Textarea {...field("note")} limit={1_000} />
      <SendButton form={name}>{order.state === "draft" ? texts.saveDraft : texts.save}</SendButton>
    </ActionForm>
  );
}

function Receipts({ receipts }: { receipts: GoodsReceipt[] }) {
  return (
    <Panel title={texts.receipts}>
      {receipts.length === 0 ? (
        <p>{texts.noReceipts}</p>
      ) : (
        <ul className="pl-5">
          {receipts.map(({ receiptID, number, year, received_on: day, pieces, state }) => (
            <li key={receiptID}>
              <Link to={`/receptii/${receiptID}`}>
                {number === null ? texts.receiptDraft : texts.nir(number, year ?? 0)}
              </Link>
              , {dayText(day)}, {pieces} buc.{state === "undone" && `, ${texts.undone}`}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Buttons that end a purchase order: a draft is deleted, and a sent order is closed or cancelled. */
function Ends({ order: { state, version, closed_at: closedAt } }: { order: WholePurchaseOrder }) {
  if (state === "draft")
    return (
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
    );
  if (state === "sent" || state === "partial")
    return (
      <>
        <Panel title={texts.close}>
          <ReasonForm
            name="close"
            version={version}
            label={texts.reason}
            hint={texts.closeHint}
            button={texts.close}
          />
        </Panel>
        {state === "sent" && (
          <Panel title={texts.cancel}>
            <ReasonForm
              name="cancel"
              version={version}
              label={texts.reason}
              hint={texts.cancelHint}
              button={texts.cancel}
            />
          </Panel>
        )}
      </>
    );
  if (!closedAt) return null;
  return (
    <Panel title={texts.reopen}>
      <PressButton intent="reopen">{texts.reopen}</PressButton>
    </Panel>
  );
}

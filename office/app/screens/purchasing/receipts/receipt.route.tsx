import { Link, useActionData, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { DRAFT } from "../../../components/form/draft-form.ts";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { Removal } from "../../../components/record/record-page.tsx";
import { AddPanel } from "./add-panel.tsx";
import { FieldsPanel } from "./fields-panel.tsx";
import { LinesPanel } from "./lines-panel.tsx";
import type { loadReceipt, Outcome } from "./receipt.server.ts";
import { SummaryPanel } from "./summary-panel.tsx";
import { texts } from "./texts.ts";

export { loadReceipt as loader, changeReceipt as action } from "./receipt.server.ts";

export const meta: MetaFunction<typeof loadReceipt> = ({ loaderData }) =>
  titled(loaderData ? titleOf(loaderData.receipt) : texts.title)();

function titleOf({
  number,
  year,
  supplier,
}: {
  number: number | null;
  year: number | null;
  supplier: string;
}): string {
  const draft = texts.draftTitle(supplier);
  return number === null || year === null ? draft : `${texts.nir(number, year)}, ${supplier}`;
}

export default function Receipt() {
  const loaded = useLoaderData<typeof loadReceipt>();
  const { receipt, lines, search, found, suppliers, orders, history, otherViewers, mayEdit, seesCosts } =
    loaded;
  const outcome = useActionData<Outcome>();
  const { receiptID: id, version, state } = receipt;
  const openOrders = orders.filter(
    (order) => !receipt.purchase_orders.some((own) => own.purchase_orderID === order.id),
  );
  const mayChange = mayEdit && state === "draft";
  return (
    <Page
      title={titleOf(receipt)}
      trail={[{ to: "/receptii", text: texts.title }]}
      actions={
        <a href={`/admin/receptii/${id}/nir.pdf`} className={buttonClass("secondary")}>
          {state === "draft" ? texts.draftPdf : texts.pdf}
        </a>
      }
    >
      <Presence kind="receipt" id={id} otherViewers={otherViewers} />
      {mayChange && <EnterButton form={DRAFT} />}
      <SummaryPanel {...{ receipt, seesCosts, mayChange }} />
      {mayChange && <AddPanel {...{ id, search, found, outcome }} orders={openOrders} />}
      <LinesPanel
        key={version}
        {...{ receipt, lines, mayChange, seesCosts }}
        current={loaded.current}
        last={loaded.last}
      />
      <Panels>
        {mayChange && (
          <Panel title={texts.fields}>
            <FieldsPanel key={version} {...{ receipt, suppliers, orders, seesCosts }} />
          </Panel>
        )}
        <div>
          {mayEdit && state === "posted" && (
            <Panel title={texts.undo}>
              <ReasonForm
                name="undo"
                version={version}
                label={texts.reason}
                hint={texts.undoExplain}
                button={texts.undo}
              />
            </Panel>
          )}
          {mayChange && (
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
          )}
          <p>
            <Link to={`/furnizori/${receipt.supplierID}`}>{receipt.supplier}</Link>
          </p>
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}

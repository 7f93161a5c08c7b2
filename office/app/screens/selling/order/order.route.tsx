import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { BuyerMessages } from "../../../components/e-factura/buyer-messages.tsx";
import { statusText, statusVariant } from "../../../components/status/order-status.ts";
import { AccountPanel } from "./account-panel.tsx";
import { BuyerPanel } from "./buyer-panel.tsx";
import { FailedJobsPanel } from "./failed-jobs-panel.tsx";
import { EmagPanel } from "./emag-panel.tsx";
import { LateTransferPanel } from "./late-transfer-panel.tsx";
import { LinesPanel } from "./lines-panel.tsx";
import { MarginPanel } from "./margin-panel.tsx";
import { MailsPanel } from "./mails-panel.tsx";
import { MissingInvoicePanel } from "./missing-invoice-panel.tsx";
import { MovesPanel } from "./moves-panel.tsx";
import { changeOrder, loadOrder } from "./order.server.ts";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { PaymentLinkPanel } from "./payment-link-panel.tsx";
import { DocumentPanels } from "./document-panels.tsx";
import { ParcelsPanel } from "./parcels-panel.tsx";
import { PartyPanel } from "./party-panel.tsx";
import { ReferencesPanel } from "./references-panel.tsx";
import { BalancePanel } from "./balance-panel.tsx";
import { StoryPanel } from "./history-panel.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOrder(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeOrder(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? texts.title(loaderData.order.number) : "Comenzi")();

export default function Order() {
  const {
    order,
    margin,
    lots,
    neighbours,
    moves,
    invoices,
    emag,
    missing,
    buyerMessages,
    refundable,
    strangeCourier,
    notesAndMails,
    failed,
    history,
    otherViewers,
    may,
  } = useLoaderData<typeof loader>();
  return (
    <Page
      title={texts.title(order.number)}
      trail={[{ to: "/comenzi", text: "Comenzi" }]}
      actions={
        <>
          <NeighbourLinks neighbours={neighbours} />
          <Status text={statusText(order)} variant={statusVariant(order.status_code)} />
          {may.edit && order.data.email !== "" && (
            <Link to={`/comenzi-recurente/noua?comanda=${order.number}`} className={buttonClass("secondary")}>
              Repetă comanda
            </Link>
          )}
          {may.edit && (order.canCancel || order.is_partly_sent) && (
            <Link to={`/comenzi/${order.id}/modifica`} className={buttonClass("secondary")}>
              Modifică comanda
            </Link>
          )}
        </>
      }
    >
      <Presence kind="order" id={order.id} otherViewers={otherViewers} />
      <EmagPanel emag={emag} />
      <MissingInvoicePanel order={order} missing={missing} mayIssue={may.issue} />
      {buyerMessages.length > 0 && (
        <Panel title="Mesaje de la cumpărători">
          <BuyerMessages messages={buyerMessages} mayHandle={false} />
          <p>
            <Link to="/e-factura/mesaje">Mesaje de la cumpărători</Link>
          </p>
        </Panel>
      )}
      {moves && <MovesPanel order={order} moves={moves} />}
      {failed && <FailedJobsPanel number={order.number} {...failed} mayEdit={may.editJobs} />}
      {may.match && order.takes_late_transfer && <LateTransferPanel order={order} />}
      <BalancePanel order={order} mayEdit={may.edit} mayForgive={may.forgive} />
      <PaymentLinkPanel order={order} mayEdit={may.edit} />
      <LinesPanel {...{ order, lots, may }} />
      {margin && <MarginPanel margin={margin} />}
      <AccountPanel account={order.account} />
      <ParcelsPanel {...{ order, may }} />
      <Panels>
        <BuyerPanel {...{ order, may }} />
        <ReferencesPanel order={order} mayEdit={may.edit} />
        <PartyPanel {...{ order, invoices, may }} />
        <DocumentPanels {...{ order, invoices, missing, refundable, strangeCourier, may }} />
        <NotesPanel notes={notesAndMails.notes} mayEdit={may.edit} />
        <MailsPanel
          orderId={order.id}
          email={order.data.email}
          mails={notesAndMails.mails}
          mayEdit={may.edit}
        />
        <StoryPanel events={order.events} changes={history ?? []} showsCodes={may.seeJobs} />
      </Panels>
    </Page>
  );
}

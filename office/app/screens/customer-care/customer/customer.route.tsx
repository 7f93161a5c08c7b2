import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { AccountPanel } from "./account-panel.tsx";
import { PlacesPanels } from "./places-panels.tsx";
import { changeCustomer, loadCustomer } from "./customer.server.ts";
import { nameOf } from "../../../components/customer/name-of.ts";
import { NotesPanel } from "./notes-panel.tsx";
import { OrdersPanels } from "./orders-panels.tsx";
import { PersonPanels } from "./person-panels.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadCustomer(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeCustomer(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? nameOf(loaderData.customer) : "Clienți")();

export default function Customer() {
  const { customer, hasCart, history, may } = useLoaderData<typeof loader>();
  const to = (path: string) => `/clienti/${customer.id}/${path}`;
  return (
    <Page
      title={nameOf(customer)}
      trail={[{ to: "/clienti", text: "Clienți" }]}
      actions={
        <>
          {may.order && customer.state === "active" && (
            <Link to={`/comenzi/noua?client=${customer.id}`} className={buttonClass()}>
              {texts.newOrder}
            </Link>
          )}
          {may.offer && (
            <Link to={`/oferte/noua?client=${customer.id}`} className={buttonClass("secondary")}>
              {texts.newOffer}
            </Link>
          )}
          {hasCart && (
            <Link to={`/oferte/noua?client=${customer.id}&cos=1`} className={buttonClass("secondary")}>
              {texts.offerFromCart}
            </Link>
          )}
          {may.merge && (
            <Link to={to("uneste")} className={buttonClass("secondary")}>
              {texts.merge}
            </Link>
          )}
          {may.data && (
            <Link to={to("date")} className={buttonClass("secondary")}>
              {texts.data}
            </Link>
          )}
        </>
      }
    >
      <Panels>
        <AccountPanel {...{ customer, may }} />
        <NotesPanel {...{ customer, may }} />
      </Panels>
      <OrdersPanels {...{ customer, may }} />
      <Panels>
        <PlacesPanels {...{ customer, may }} />
        <MessagesPanel customer={customer} />
        {may.edit && <PersonPanels key={customer.version} customer={customer} />}
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}

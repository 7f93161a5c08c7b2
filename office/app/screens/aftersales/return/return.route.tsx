import { quantityText } from "@curat/contract/quantity-text.values";
import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { Deadline } from "../../../components/deadline/deadline.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { returnVariant } from "../../../components/status/return-status.ts";
import { MoneyPanel } from "./money-panel.tsx";
import { MovesPanel, RejectPanel } from "./moves-panel.tsx";
import { loadReturn } from "./return.server.ts";
import { texts } from "./texts.ts";
import { WaybillPanel } from "./waybill-panel.tsx";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadReturn(context, params.id ?? "");

export { changeReturn as action } from "./return.server.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(
    loaderData ? texts.title(loaderData.request.number, loaderData.request.is_withdrawal) : "Retururi",
  )();

export default function Return() {
  const { request, transport, refunds, invoices, isByCard, history, may } = useLoaderData<typeof loader>();
  const { email, phone } = request;
  return (
    <Page
      title={texts.title(request.number, request.is_withdrawal)}
      trail={[{ to: "/retururi", text: "Retururi" }]}
      actions={<Status text={request.status} variant={returnVariant(request.status_code)} />}
    >
      <Panels>
        {may.move && <MovesPanel request={request} />}
        <WaybillPanel transport={transport} may={may} />
        <Panel title="Cererea">
          <FactList
            facts={[
              [
                "Termenul legal pentru restituire",
                request.deadline && <Deadline key="until" deadline={request.deadline} />,
              ],
              [
                "Comanda",
                <Link key="order" to={`/comenzi/${request.orderid}`}>
                  {request.order_number}
                </Link>,
              ],
              ["Primită", <Moment key="asked" at={request.created_at} />],
              ["Ultima schimbare", <Moment key="changed" at={request.changed_at} />],
              ["Motiv", request.reason],
              ["Observații", request.observation],
              ["Motivul respingerii", request.rejection],
              [
                "Restituie suma",
                request.refund === null ? null : <Price key="refund" lei={request.refund} />,
              ],
            ]}
          />
        </Panel>
        <Panel title="Produse">
          <ul>
            {request.products.map(({ productid, product, quantity, um }) => (
              <li key={`${productid}${product}`}>
                {product}: {quantityText(quantity, um)}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Client">
          <FactList
            facts={[
              ["Nume", request.full_name],
              [
                "E-mail",
                <a key="email" href={`mailto:${email}`}>
                  {email}
                </a>,
              ],
              [
                "Telefon",
                phone && (
                  <a key="phone" href={`tel:${phone}`}>
                    {phone}
                  </a>
                ),
              ],
              ["Cont pentru restituire", [request.bankname, request.bankaccount].filter(Boolean).join(", ")],
            ]}
          />
          {request.needs_account && (
            <>
              <p>Clientul nu a completat încă IBAN-ul pentru restituire.</p>
              {may.move && <PressButton intent="account">Cere contul prin e-mail</PressButton>}
            </>
          )}
        </Panel>
        <MoneyPanel {...{ refunds, invoices, isByCard, may }} />
        {may.move && <RejectPanel request={request} />}
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}

import { Link, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { Price } from "../../../components/money/price.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { loadLot } from "./lot.server.ts";
import { texts } from "./texts.ts";

export { loadLot as loader, changeLot as action } from "./lot.server.ts";

export const meta: MetaFunction<typeof loadLot> = ({ loaderData }) =>
  titled(loaderData ? texts.heading(loaderData.lot.code) : texts.title)();

type Loaded = Awaited<ReturnType<typeof loadLot>>;

export default function Lot() {
  const { lot, sales, mayEdit } = useLoaderData<typeof loadLot>();
  const { lotID, expires_on: day, is_expired: isExpired, pieces } = lot;
  return (
    <Page title={texts.heading(lot.code)} trail={[{ to: "/loturi", text: texts.title }]}>
      <Panels>
        <Panel title={texts.lot}>
          <FactList
            facts={[
              [
                texts.product,
                <Link key="product" to={`/produse/${lot.productID}/stoc`}>
                  {lot.product} ({lot.product_code})
                </Link>,
              ],
              [texts.expires, day === null ? texts.noDay : dayText(day)],
              [
                texts.state,
                <Status
                  key="state"
                  text={isExpired ? texts.expired : texts.good}
                  variant={isExpired ? "ended" : "good"}
                />,
              ],
              [texts.pieces, String(pieces)],
              [texts.value, lot.value !== null && <Price lei={lot.value} />],
            ]}
          />
        </Panel>
        {mayEdit && pieces > 0 && (
          <Panel title={texts.discard}>
            <DiscardForm key={pieces} pieces={pieces} />
          </Panel>
        )}
        {lot.discards.length > 0 && <Discards discards={lot.discards} mayEdit={mayEdit} />}
      </Panels>
      {sales && <Sales sales={sales} lotId={lotID} />}
    </Page>
  );
}

function DiscardForm({ pieces }: { pieces: number }) {
  const refused = useRefused("discard");
  const values = refused?.values;
  return (
    <ActionForm name="discard" refused={refused}>
      <input type="hidden" name="expected" value={pieces} />
      <Field
        label={texts.pieces}
        name="pieces"
        inputMode="numeric"
        hint={texts.discardHint}
        defaultValue={values?.pieces ?? String(pieces)}
        errors={refused?.errors}
        maxLength={7}
        autoComplete="off"
      />
      <Field
        label={texts.reason}
        name="reason"
        defaultValue={values?.reason ?? texts.usualReason}
        errors={refused?.errors}
        maxLength={100}
        autoComplete="off"
      />
      <SendButton form="discard" variant="secondary">
        {texts.discard}
      </SendButton>
    </ActionForm>
  );
}

function Discards({ discards, mayEdit }: { discards: Loaded["lot"]["discards"]; mayEdit: boolean }) {
  return (
    <Panel title={texts.discards}>
      <ul className="list stack gap-2">
        {discards.map(({ discardID, pieces, at, is_restored: isRestored }) => (
          <li key={discardID} className="cluster gap-3 items-center">
            <span>
              {texts.outOf(pieces)}, <Moment at={at} />
              {isRestored && `, ${texts.isRestored}`}
            </span>
            {mayEdit && !isRestored && (
              <PressButton intent="restore" fields={{ discard: discardID }} variant="quiet">
                {texts.restore}
              </PressButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Sales({ sales, lotId }: { sales: NonNullable<Loaded["sales"]>; lotId: number }) {
  const { rows, current, last } = sales;
  if (rows.length === 0)
    return (
      <Panel title={texts.sales}>
        <p>{texts.noSales}</p>
      </Panel>
    );
  const heads = [texts.order, texts.customer, texts.email, texts.phone, texts.pieces, texts.shipped];
  return (
    <Panel title={texts.sales}>
      <p className="hint">{texts.salesHint}</p>
      <LineTable label={texts.sales} heads={heads}>
        {rows.map(({ orderid, number, name, email, phone, pieces, shipped_at: at }) => (
          <tr key={orderid}>
            <td>
              <Link to={`/comenzi/${orderid}`}>{number}</Link>
            </td>
            <td data-label={texts.customer}>{name}</td>
            <td data-label={texts.email} className="break-anywhere">
              {email}
            </td>
            <td data-label={texts.phone}>{phone}</td>
            <td data-label={texts.pieces}>{pieces}</td>
            <td data-label={texts.shipped}>
              <Moment at={at} />
            </td>
          </tr>
        ))}
      </LineTable>
      <div className="cluster gap-3">
        <a href={`/admin/loturi/${lotId}/vanzari.csv`} className={buttonClass("secondary")}>
          {texts.download}
        </a>
        {current > 1 && <Link to={`?pagina=${current - 1}`}>{texts.newer}</Link>}
        {current < last && <Link to={`?pagina=${current + 1}`}>{texts.older}</Link>}
      </div>
    </Panel>
  );
}

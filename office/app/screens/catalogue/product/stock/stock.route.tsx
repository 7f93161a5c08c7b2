import type { ReactNode } from "react";
import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import type { StockMovement } from "@curat/contract/staff/stock";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { FactList } from "../../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { Panel, Panels } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { Moment } from "../../../../components/time/moment-time.tsx";
import { optionsOf } from "../../../../lists/options.ts";
import { ProductFrame } from "../product-frame.tsx";
import { LedgerTable } from "../ledger-table.tsx";
import styles from "../ledger.module.css";
import { CostPanel } from "./cost-panel.tsx";
import { LotsPanel } from "./lots-panel.tsx";
import { SHELF, STOCK } from "./stock-fields.ts";
import { changeStock } from "./stock.server.ts";
import type { loadStock } from "./stock.server.ts";
import { SupplyPanel } from "./supply-panel.tsx";
import { texts } from "./texts.ts";

export { loadStock as loader } from "./stock.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeStock(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loadStock> = ({ loaderData }) =>
  titled(loaderData ? `${texts.title}: ${loaderData.product.fields.name}` : texts.title)();

export default function ProductStock() {
  const data = useLoaderData<typeof loadStock>();
  const {
    movements,
    shelf,
    places,
    inTransit,
    maySeePlaces,
    lots,
    current,
    last,
    mayMove,
    mayOpen,
    maySee,
    cost,
    offers,
    supply,
  } = data;
  const { stock } = data.product;
  return (
    <ProductFrame data={data}>
      <Panels>
        <Panel title={texts.now}>
          <FactList
            facts={[
              [texts.pieces, String(stock)],
              [texts.shelf, shelf],
              ...places.map(({ stock_placeID: id, place, pieces }): [string, ReactNode] => [
                place,
                maySeePlaces ? <Link to={`/locuri-stoc/${id}`}>{pieces}</Link> : String(pieces),
              ]),
              [texts.inTransit, inTransit > 0 && String(inTransit)],
            ]}
          />
          {mayMove && <ShelfForm key={shelf} shelf={shelf} />}
        </Panel>
        {mayMove && (
          <Panel title={texts.move}>
            {/* A new key clears the fields after each movement. */}
            <MovementForm key={movements[0]?.id ?? 0} stock={stock} />
          </Panel>
        )}
        <LotsPanel lots={lots} mayEdit={mayMove} />
        {supply && <SupplyPanel supply={supply} mayEdit={mayOpen} />}
        {cost && <CostPanel cost={cost} mayOpen={mayOpen} maySee={maySee} />}
      </Panels>
      {offers.length > 0 && (
        <Panel title={texts.suppliers}>
          <ul className="pl-5">
            {offers.map((offer) => (
              <li key={offer.offerID}>
                <Link to={`/furnizori/${offer.supplierID}`}>{offer.supplier}</Link>
                {texts.offer(offer)}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={texts.ledger}>
        {movements.length === 0 ? <p>{texts.none}</p> : <Ledger {...{ movements, maySee }} />}
        {last > 1 && (
          <nav aria-label={texts.pages} className="cluster items-center gap-3">
            {current > 1 && <Link to={`?pagina=${current - 1}`}>{texts.newer}</Link>}
            {current < last && <Link to={`?pagina=${current + 1}`}>{texts.older}</Link>}
          </nav>
        )}
      </Panel>
    </ProductFrame>
  );
}

function MovementForm({ stock }: { stock: number }) {
  const refused = useRefused(STOCK);
  const field = (name: "quantity" | "reference" | "note") => ({
    name,
    label: texts[name],
    defaultValue: refused?.values[name] ?? "",
    errors: refused?.errors,
    autoComplete: "off",
  });
  return (
    <ActionForm name={STOCK} refused={refused}>
      <input type="hidden" name="expected" value={refused?.values.expected ?? stock} />
      <Select
        label={texts.reason}
        name="reason"
        options={optionsOf(texts.reasons)}
        placeholder={texts.choose}
        defaultValue={refused?.values.reason}
        errors={refused?.errors}
        required
      />
      <Field {...field("quantity")} inputMode="text" required />
      <Field {...field("reference")} hint={texts.referenceHint} maxLength={100} />
      <Field {...field("note")} maxLength={500} />
      <SendButton form={STOCK}>{texts.save}</SendButton>
    </ActionForm>
  );
}

function ShelfForm({ shelf }: { shelf: string }) {
  const refused = useRefused(SHELF);
  return (
    <ActionForm name={SHELF} refused={refused}>
      <input type="hidden" name="expected" value={refused?.values.expected ?? shelf} />
      <Field
        label={texts.shelf}
        name="shelf"
        hint={texts.shelfHint}
        defaultValue={refused?.values.shelf ?? shelf}
        errors={refused?.errors}
        maxLength={30}
        autoComplete="off"
      />
      <SendButton form={SHELF} variant="secondary">
        {texts.saveShelf}
      </SendButton>
    </ActionForm>
  );
}

function Ledger({ movements, maySee }: { movements: StockMovement[]; maySee: boolean }) {
  return (
    <LedgerTable label={texts.ledger}>
      <thead>
        <tr>
          <th scope="col">{texts.at}</th>
          <th scope="col" className={styles.number}>
            {texts.moved}
          </th>
          <th scope="col" className={styles.number}>
            {texts.after}
          </th>
          <th scope="col">{texts.why}</th>
          <th scope="col">{texts.by}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <td>
              <Moment at={movement.at} />
            </td>
            <td className={styles.number}>
              {movement.quantity > 0 ? `+${movement.quantity}` : movement.quantity}
            </td>
            <td className={styles.number}>{movement.stock_after}</td>
            <td>
              <Why movement={movement} maySee={maySee} />
            </td>
            <td>{movement.actor}</td>
          </tr>
        ))}
      </tbody>
    </LedgerTable>
  );
}

function Why({ movement, maySee }: { movement: StockMovement; maySee: boolean }) {
  const { reason, reference, note, orderid, order_number } = movement;
  return (
    <>
      {reason}
      {order_number !== null && (
        <> {maySee ? <Link to={`/comenzi/${orderid}`}>{order_number}</Link> : order_number}</>
      )}
      {[reference, note].filter(Boolean).map((more) => (
        <span key={more}>, {more}</span>
      ))}
    </>
  );
}

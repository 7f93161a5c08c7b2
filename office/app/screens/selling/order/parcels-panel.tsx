import type { StaffParcel } from "@curat/contract/staff/parcel.fields";
import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Price } from "../../../components/money/price.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";
import { courierText } from "../../../components/courier/courier-text.ts";
import { parcelTexts as texts } from "./parcel-texts.ts";
import { quantityText } from "@curat/contract/quantity-text.values";

/** The parcels of an order that has several, and the remaining products with a link for shipping them. */
export function ParcelsPanel({ order, may }: Pick<OrderData, "order" | "may">) {
  const { parcels, to_send: toSend } = order;
  const isSeveral = parcels.some(({ part }) => part > 0);
  const pieces = toSend.reduce((sum, { quantity }) => sum + quantity, 0);
  const mayPart = may.ship && pieces > 1;
  if (!isSeveral && !mayPart) return null;
  return (
    <Panel title="Colete">
      {isSeveral ? (
        <>
          <ul className="list stack gap-5">
            {parcels.map((parcel) => (
              <li className="stack gap-3 pb-4 line-below" key={parcel.id}>
                <Parcel parcel={parcel} order={order} may={may} />
              </li>
            ))}
          </ul>
          {toSend.length > 0 && (
            <>
              <h3>De trimis</h3>
              <Items items={toSend} />
              <p>Restul se expediază în coletul comenzii sau într-un alt colet.</p>
            </>
          )}
        </>
      ) : (
        <p>Comanda se expediază într-un singur colet.</p>
      )}
      {mayPart && (
        <p>
          <Link to={`/comenzi/${order.id}/trimite`} className={buttonClass("secondary")}>
            Trimite o parte
          </Link>
        </p>
      )}
    </Panel>
  );
}

interface ParcelProps extends Pick<OrderData, "order" | "may"> {
  parcel: StaffParcel;
}

function Parcel({ parcel, order: { id, status_code: status, parcels_version: version }, may }: ParcelProps) {
  const { part, state, awbid, tracking, courier, cash, status: word, items, next } = parcel;
  const mayGiveUp = may.ship && parcel.can_give_up && (status !== "shipped" || may.prepareAgain);
  const fields = { parcel: parcel.id, version };
  return (
    <>
      <h3>
        {part === 0 ? "Coletul comenzii" : `Coletul ${part}`}: {texts.states[state]}
      </h3>
      <Items items={items} />
      <FactList
        facts={[
          [
            "AWB",
            <a key="awb" href={tracking} rel="noreferrer">
              {awbid}
            </a>,
          ],
          ["Curier", courierText(courier)],
          ["De încasat", cash > 0 && <Price key="cash" lei={cash} />],
          ["Starea la curier", word],
        ]}
      />
      <div className="cluster gap-3 items-center">
        {may.seeLabel && state === "ready" && (
          <a href={`/admin/comenzi/${id}/colete/${parcel.id}/eticheta.pdf`}>Eticheta (PDF)</a>
        )}
        {may.moveParcels
          .filter((to) => next.includes(to))
          .map((to) => (
            <PressButton key={to} intent="parcel-state" fields={{ ...fields, state: to }}>
              {texts.move[to]}
            </PressButton>
          ))}
        {mayGiveUp && (
          <PressButton intent="parcel-give-up" fields={fields} variant="quiet">
            {state === "returned" ? "Retrimite produsele" : "Renunță la colet"}
          </PressButton>
        )}
      </div>
    </>
  );
}

function Items({ items }: Pick<StaffParcel, "items">) {
  return (
    <ul className={`list stack gap-3 text-s ${styles.papers}`}>
      {items.map(({ productid, product, um, quantity }) => (
        <li key={productid}>
          {quantityText(quantity, um)} × {product}
        </li>
      ))}
    </ul>
  );
}

import { Link } from "react-router";
import { isOwnVan } from "@curat/contract/own-deliveries.values";
import { DELIVERY_CODE, PAYMENT_CODE } from "@curat/contract/cart.values";
import { ISSUER_LABELS } from "@curat/contract/staff/invoice-issuers.values";
import { AWB_STATUSES } from "@curat/contract/staff/orders.values";
import { Price } from "../../../components/money/price.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { paymentText } from "../../../components/status/order-status.ts";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";
import { AwbRequest } from "./ask-awb.tsx";
import { courierText } from "../../../components/courier/courier-text.ts";
import { texts } from "./texts.ts";
import { longDay } from "../../../components/time/day.ts";

function EInvoiceNotes({
  address,
  broken,
  cut,
}: { address: string } & NonNullable<NonNullable<OrderData["invoices"]>[number]["efactura"]>) {
  return (
    <>
      {", "}
      <a href={address}>XML pentru e-Factura</a>
      {broken.length > 0 && (
        <>
          <p className="text-primary bold">
            ANAF ar refuza documentul. Corectează datele, apoi stornează-l și emite unul nou.
          </p>
          <ul className={`hint stack gap-1 break-anywhere ${styles.causes}`}>
            {broken.map(({ rule, field, message }) => (
              <li key={`${rule} ${field}`}>
                {message} ({rule})
              </li>
            ))}
          </ul>
        </>
      )}
      {cut.length > 0 && (
        <ul className={`hint stack gap-1 break-anywhere ${styles.causes}`}>
          {cut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function IssuingNote({
  kind,
  issuer,
  problem,
}: Pick<NonNullable<OrderData["invoices"]>[number], "kind"> &
  NonNullable<NonNullable<OrderData["invoices"]>[number]["issuing"]>) {
  return (
    <>
      {kind === "storno" ? "Stornoul" : "Factura"}{" "}
      <Link to="/emitere-facturi">se emite prin {ISSUER_LABELS[issuer]}</Link>
      {problem !== null && `: ${problem}`}
    </>
  );
}

export function DocumentPanels({
  order,
  invoices,
  missing,
  refundable,
  strangeCourier,
  may,
}: Pick<OrderData, "order" | "invoices" | "missing" | "refundable" | "strangeCourier" | "may">) {
  const { shipment, awb, refunds } = order;
  const isPickup = order.delivery_code === DELIVERY_CODE.storePickup;
  const current = invoices?.findLast(({ kind }) => kind === "invoice")?.id;
  const isAllAhead = order.parcels.length > 0 && order.to_send.length === 0;
  const isVan = isOwnVan(order.delivery_code);
  const takesAwb = !isPickup && !isVan && AWB_STATUSES.some((status) => status === order.status_code);
  return (
    <>
      <Panel title="Plată">
        <FactList
          facts={[
            ["Metodă", order.payment],
            ["Starea plății", paymentText(order.payment_state, order.due)],
            ["Total", <Price key="total" lei={order.total} />],
            [
              "Se anulează dacă nu este plătită până la",
              order.release_at && <Moment key="release" at={order.release_at} />,
            ],
          ]}
        />
        {refundable && (
          <p>
            {refundable.whyNot === null ? (
              <Link to={`/comenzi/${order.id}/ramburseaza`}>Restituie bani</Link>
            ) : (
              <span className="hint">Restituie bani: {refundable.whyNot}</span>
            )}
          </p>
        )}
        {refunds.length > 0 && (
          <ul className={`list stack gap-3 text-s ${styles.papers}`} aria-label="Restituiri">
            {refunds.map(({ amount, reason, created_at, done_at }, index) => (
              // The index is a stable key, because the list only grows at its end. Two refunds may have the
              // same time.
              <li key={index}>
                <Price lei={amount} /> {reason}, <Moment at={done_at ?? created_at} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {invoices && (
        <Panel title="Documente">
          {invoices.length === 0 && <p>Nu există încă nicio factură.</p>}
          {order.paymentCode === PAYMENT_CODE.bankTransfer && (
            <p>
              <a href={`/admin/comenzi/${order.id}/proforma.pdf`}>Proforma (PDF)</a>
            </p>
          )}
          <ul className={`list stack gap-3 text-s ${styles.papers}`}>
            {invoices.map(({ id, series, number, kind, issued_at, total, efactura, receipt, issuing }) => (
              <li key={id}>
                {issuing && issuing.state !== "issued" ? (
                  <IssuingNote kind={kind} {...issuing} />
                ) : (
                  <a href={`/admin/comenzi/${order.id}/facturi/${id}`}>
                    {kind === "storno" ? `Stornoul ${series}-${number}` : `Factura ${series}-${number}`} din{" "}
                    {longDay(issued_at)} (PDF)
                  </a>
                )}
                , <Price lei={total} />
                {efactura && !issuing && (
                  <EInvoiceNotes
                    address={`/admin/comenzi/${order.id}/facturi/${id}/xml`}
                    {...efactura}
                    // Only the current invoice shows violated rules: reversed ones need no correction, and a
                    // storno repeats those of its invoice.
                    broken={id === current && order.invoice ? efactura.broken : []}
                  />
                )}
                {receipt !== null && (
                  <details>
                    <summary>Textul chitanței</summary>
                    <p>{receipt}</p>
                  </details>
                )}
              </li>
            ))}
          </ul>
          {may.issue && order.invoice && order.takes_invoice && current !== undefined && (
            <ConfirmDelete open="Stornează factura">
              <p>
                O factură emisă nu se mai poate modifica. Stornoul o anulează cu un număr propriu, iar factura
                nouă folosește datele actuale ale firmei tale, ale cumpărătorului și ale comenzii. Ambele se
                trimit cumpărătorului și, dacă este activată, în e-Factura.
              </p>
              <div className="cluster gap-2">
                <PressButton intent="reissue" fields={{ invoice: current }}>
                  Stornează și emite alta
                </PressButton>
                <PressButton intent="storno" variant="quiet">
                  Doar stornează
                </PressButton>
              </div>
            </ConfirmDelete>
          )}
          {may.issue &&
            !order.invoice &&
            (order.takes_invoice ? (
              !missing?.has_left && <PressButton intent="invoice">Emite factura</PressButton>
            ) : (
              <p className="hint">
                {texts.noInvoice[order.status_code === "awaiting_payment" ? "waits" : "ended"]}
              </p>
            ))}
        </Panel>
      )}
      <Panel title="Colet">
        <FactList
          facts={[
            ["Livrare", order.delivery],
            [
              "AWB",
              awb && (
                <a href={awb.tracking} rel="noreferrer">
                  {awb.awbid}
                </a>
              ),
            ],
            ["Curier", shipment && courierText(shipment.courier)],
            ["Starea coletului", shipment?.status],
          ]}
        />
        {!awb && <p>Nu există încă niciun AWB.</p>}
        {awb && may.seeLabel && (
          <p>
            <a href={`/admin/comenzi/${order.id}/eticheta.pdf`}>Eticheta (PDF)</a>
          </p>
        )}
        {!awb && may.ship && !takesAwb && (
          <p className="hint">
            {isPickup
              ? "Comanda se ridică din magazin: nu are AWB."
              : isVan
                ? "Comanda se livrează cu mașina magazinului: nu are AWB."
                : "AWB-ul se poate cere din momentul confirmării până la livrare."}
          </p>
        )}
        {!awb && may.ship && takesAwb && !isAllAhead && (
          <AwbRequest order={order} strangeCourier={strangeCourier} />
        )}
      </Panel>
    </>
  );
}

import { Link } from "react-router";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { placeOf } from "./missing-invoice-texts.ts";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";
import { dayText } from "../../../components/time/day.ts";

function warnsOfInvoice(missing: OrderData["missing"]): missing is NonNullable<OrderData["missing"]> {
  return missing !== null && (missing.has_left || missing.problems.length > 0);
}

/** Explains why the order has no invoice, where to fix the cause, and the legal deadline for issuing it. */
export function MissingInvoicePanel({
  order,
  missing,
  mayIssue,
}: Pick<OrderData, "order" | "missing"> & { mayIssue: boolean }) {
  if (!warnsOfInvoice(missing)) return null;
  const { has_left: hasLeft, due_on: dueOn, days_left: daysLeft, problems } = missing;
  const places = new Map(
    problems.flatMap(({ field }) => {
      const place = placeOf(field, order.id);
      return place ? [[place.to, place.text] as const] : [];
    }),
  );
  return (
    <Panel title={hasLeft ? "Expediată fără factură" : "Factura nu poate fi emisă"}>
      {dueOn !== null && (
        <p className="text-primary bold">
          {(daysLeft ?? 0) < 0
            ? `Termenul legal pentru factură a expirat pe ${dayText(dueOn)}. Emite-o cât mai repede.`
            : `Termenul legal pentru factură: ${dayText(dueOn)}.`}
        </p>
      )}
      {problems.length === 0 ? (
        <p>Factura poate fi emisă acum.</p>
      ) : (
        <>
          <p>
            {hasLeft
              ? "Factura nu poate fi emisă până nu corectezi:"
              : "Comanda poate fi expediată, dar factura nu poate fi emisă până nu corectezi:"}
          </p>
          <ul className={`hint stack gap-1 break-anywhere ${styles.causes}`}>
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
      {places.size > 0 && (
        <p>
          Unde corectezi:{" "}
          {[...places].map(([to, text], index) => (
            <span key={to}>
              {index > 0 && ", "}
              <Link to={to}>{text}</Link>
            </span>
          ))}
        </p>
      )}
      {hasLeft && mayIssue && (
        <PressButton intent="invoice" variant="primary">
          Emite factura
        </PressButton>
      )}
    </Panel>
  );
}

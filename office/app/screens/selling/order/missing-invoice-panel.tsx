import { Link } from "react-router";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { placeOf, texts } from "./missing-invoice-texts.ts";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";

/** True where the page warns of an invoice that is missing or cannot be issued. */
function warnsOfInvoice(missing: OrderData["missing"]): missing is NonNullable<OrderData["missing"]> {
  return missing !== null && (missing.has_left || missing.problems.length > 0);
}

/** Why an order has no invoice, where staff fix it, and until when the law allows. */
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
    <Panel title={hasLeft ? texts.left : texts.ahead}>
      {dueOn !== null && (
        <p className={styles.error}>{(daysLeft ?? 0) < 0 ? texts.late(dueOn) : texts.due(dueOn)}</p>
      )}
      {problems.length === 0 ? (
        <p>{texts.ready}</p>
      ) : (
        <>
          <p>{hasLeft ? texts.why : texts.whyAhead}</p>
          <ul className={styles.causes}>
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
      {places.size > 0 && (
        <p>
          {texts.mend}{" "}
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
          {texts.issue}
        </PressButton>
      )}
    </Panel>
  );
}

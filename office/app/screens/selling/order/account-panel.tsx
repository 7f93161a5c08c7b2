import { Price } from "../../../components/money/price.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";

/** What the order was charged, credited and paid, and what stands open of it. */
export function AccountPanel({ account: { entries, balance } }: Pick<OrderData["order"], "account">) {
  const what = balance < 0 ? "De restituit clientului" : "De încasat";
  return (
    <Panel title="Contul comenzii">
      <ul className={`list stack gap-3 text-s ${styles.papers}`}>
        {entries.map(({ at, what: name, amount }, index) => (
          // Entries are only added.
          <li key={index}>
            {name}: <Price lei={amount} />
            <br />
            <Moment at={at} />
          </li>
        ))}
      </ul>
      <p>
        <strong>
          {balance === 0 ? (
            "Sold zero: totul este plătit."
          ) : (
            <>
              {what}: <Price lei={Math.abs(balance)} />
            </>
          )}
        </strong>
      </p>
    </Panel>
  );
}

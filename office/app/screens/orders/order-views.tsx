import { Link } from "react-router";
import { ORDER_STAGES } from "@curat/contract/staff/orders.values";
import { listAddress, withFilter } from "../../lists/list-address.ts";
import type { ListState } from "../../lists/list-address.ts";
import styles from "./order-views.module.css";
import { ORDERS } from "./orders-shape.ts";
import { texts } from "./texts.ts";

/** What waits for somebody, one press away; each is the list with one filter and nothing else. */
export function OrderViews({ state }: { state: ListState }) {
  const bare = { ...state, filters: {}, page: 1 };
  const isAll = Object.keys(state.filters).length === 0;
  return (
    <nav aria-label={texts.views} className={styles["order-views"]}>
      <Link to={listAddress(ORDERS, bare)} aria-current={isAll ? "true" : undefined}>
        {texts.all}
      </Link>
      {ORDER_STAGES.map((stage) => (
        <Link
          key={stage}
          to={listAddress(ORDERS, withFilter(bare, "etapa", stage))}
          aria-current={state.filters.etapa === stage ? "true" : undefined}
        >
          {texts.stages[stage]}
        </Link>
      ))}
    </nav>
  );
}

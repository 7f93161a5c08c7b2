import { useSyncExternalStore } from "react";
import { useLocation, useParams } from "react-router";
import { OrderHead } from "../../../components/order/order-head.tsx";
import { OrderProducts } from "../../../components/order/order-products.tsx";
import { orderOfState } from "../orders/order-state.ts";
import { texts } from "../../../components/account/texts.ts";

export function OrderFromList() {
  const { state } = useLocation() as { state: unknown };
  const { id } = useParams();
  // The server has no access to the browser's history state.
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const order = isBrowser ? orderOfState(state, id) : undefined;
  return (
    <>
      {order && (
        <>
          <OrderHead order={order} />
          <OrderProducts order={{ ...order, sums: [] }} />
        </>
      )}
      <p>{texts.unavailable}</p>
    </>
  );
}

function subscribe(): () => void {
  return () => undefined;
}

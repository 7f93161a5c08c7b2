import { ArrowLeft } from "lucide-react";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { CancelDialog } from "../../../components/order/cancel-dialog.tsx";
import { OrderFromList } from "./order-from-list.tsx";
import type { loadOrder } from "./load.server.ts";
import { OrderDetails } from "../../../components/order/order-details.tsx";
import type { OrderPage } from "../../../components/order/order-page.ts";
import { OrderActions } from "./order-actions.tsx";
import styles from "./order.module.css";
import { texts } from "./texts.ts";

export function OrderScreen({
  data: { order, sending, may, isCancelling, tooLate },
}: {
  data: Awaited<ReturnType<typeof loadOrder>>["data"];
}) {
  return (
    <div className="stack gap-4 min-w-0">
      <p>
        <a
          href="/account/comenzi"
          className={`hint inline-row items-center gap-2 no-underline ${styles.back}`}
          data-screen-only
        >
          <ArrowLeft aria-hidden size={18} />
          {texts.back}
        </a>
      </p>
      {tooLate && <FormMessages messages={[tooLate]} />}
      {order ? (
        <Whole order={order} sending={sending} may={may} isCancelling={isCancelling} />
      ) : (
        <OrderFromList />
      )}
    </div>
  );
}

function Whole({
  order,
  sending,
  may,
  isCancelling,
}: Pick<Awaited<ReturnType<typeof loadOrder>>["data"], "sending" | "may" | "isCancelling"> & {
  order: OrderPage;
}) {
  const page = `/account/comenzi/${order.id}`;
  return (
    <>
      <OrderDetails order={order} page={page}>
        <OrderActions order={order} sending={sending} may={may} />
      </OrderDetails>
      {isCancelling && <CancelDialog order={order} page={page} />}
    </>
  );
}

import { ArrowLeft } from "lucide-react";
import { FormMessages } from "../../../components/form/form-messages.tsx";
import { CancelDialog } from "../../../components/order/cancel-dialog.tsx";
import { HandedOrder } from "./handed-order.tsx";
import type { loadOrder } from "./load.server.ts";
import { OrderDetails } from "../../../components/order/order-details.tsx";
import type { OrderPage } from "../../../components/order/order-page.ts";
import styles from "./order.module.css";
import { texts } from "./texts.ts";

/** `/account/comenzi/{id}` (C-066). */
export function OrderScreen({
  data: { order, isCancelling, tooLate },
}: {
  data: Awaited<ReturnType<typeof loadOrder>>["data"];
}) {
  return (
    <div className={styles["order-page"]}>
      <p>
        <a href="/account/comenzi" className={styles.back}>
          <ArrowLeft aria-hidden size={18} />
          {texts.back}
        </a>
      </p>
      {tooLate && <FormMessages messages={[tooLate]} />}
      {order ? <Whole order={order} isCancelling={isCancelling} /> : <HandedOrder />}
    </div>
  );
}

function Whole({ order, isCancelling }: { order: OrderPage; isCancelling: boolean }) {
  const page = `/account/comenzi/${order.id}`;
  return (
    <>
      <OrderDetails order={order} page={page} />
      {isCancelling && <CancelDialog order={order} page={page} />}
    </>
  );
}

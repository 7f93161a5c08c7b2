import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Facts } from "../facts/facts.tsx";
import { MixingWarning } from "../mixing/mixing-warning.tsx";
import styles from "./order-details.module.css";
import { OrderHead } from "./order-head.tsx";
import type { OrderPage } from "./order-page.ts";
import { PayLink } from "./pay-link.tsx";
import { Parcels } from "./parcels.tsx";
import { OrderProducts } from "./order-products.tsx";
import { texts } from "./texts.ts";
import { Tracker } from "./tracker.tsx";

interface OrderDetailsProps {
  order: OrderPage;
  children?: ReactNode;
  page: string;
}

export function OrderDetails({ order, page, children }: OrderDetailsProps) {
  return (
    <>
      <OrderHead order={order}>
        <span className={styles.ways} data-screen-only>
          <PayLink url={order.paymentUrl} />
          {order.canCancel && (
            <a href={`${page}?cancel=1`} className={buttonClass("secondary")} data-keeps-place>
              {texts.cancel}
            </a>
          )}
          {order.hasInvoice && (
            <a href={`${page}/factura`} className={buttonClass()} download>
              <Download aria-hidden size={18} />
              {texts.invoice}
            </a>
          )}
          {children}
        </span>
      </OrderHead>
      {order.mixing && <MixingWarning mixing={order.mixing} />}
      <Tracker steps={order.steps} arrival={order.arrival} />
      {order.parcels.length > 0 ? (
        <Parcels parcels={order.parcels} toCome={order.toCome} />
      ) : (
        order.awb && <Parcel awb={order.awb} />
      )}
      <OrderProducts order={order} />
      <div className={styles.parts}>
        <Facts title={texts.delivery} facts={order.delivery} />
        <Facts title={texts.billing} facts={order.billing} />
        <Facts title={texts.payment} facts={order.payment} />
        <Facts title={texts.observation} facts={[["", order.observation]]} />
      </div>
    </>
  );
}

function Parcel({ awb }: { awb: NonNullable<OrderPage["awb"]> }) {
  return (
    <p className={styles.parcel}>
      <span>
        {texts.awb}: <b>{awb.id}</b>
      </span>
      {awb.tracking && (
        <a
          className="inline-row items-center min-h-touch text-primary bold"
          href={awb.tracking}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.track}
        </a>
      )}
    </p>
  );
}

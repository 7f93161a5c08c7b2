import type { ReactNode } from "react";
import { PageHead } from "../page-head/page-head.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import type { OrderSummary } from "./order-view.ts";
import { texts } from "./texts.ts";

interface OrderHeadProps {
  order: Pick<OrderSummary, "number" | "status" | "statusVariant" | "date">;
  children?: ReactNode;
}

export function OrderHead({ order, children }: OrderHeadProps) {
  return (
    <PageHead
      title={texts.title(order.number)}
      state={
        <>
          <Status text={order.status} variant={order.statusVariant} />
          <span>{texts.placed(order.date)}</span>
        </>
      }
    >
      {children}
    </PageHead>
  );
}

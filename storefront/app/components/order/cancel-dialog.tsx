import { ConfirmDialog } from "@curat/ui/dialog/confirm-dialog.tsx";
import type { OrderPage } from "./order-page.ts";
import { texts } from "./texts.ts";

export function CancelDialog({ order, page }: { order: OrderPage; page: string }) {
  return (
    <ConfirmDialog title={texts.cancelTitle} page={page} intent="cancel">
      <p>{texts.cancelQuestion(order.number)}</p>
      {order.isPaid && <p>{texts.cancelPaid}</p>}
    </ConfirmDialog>
  );
}

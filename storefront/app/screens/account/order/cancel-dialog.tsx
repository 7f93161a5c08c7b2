import { useFetcher } from "react-router";
import { Button, buttonClass } from "../../../components/button/button.tsx";
import { PageDialog } from "../../../components/dialog/page-dialog.tsx";
import styles from "../account-form.module.css";
import type { OrderPage } from "./order-page.ts";
import { texts } from "./texts.ts";

/** Asks before the order is cancelled. */
export function CancelDialog({ order, page }: { order: OrderPage; page: string }) {
  const { Form, state } = useFetcher();
  return (
    <PageDialog title={texts.cancelTitle} backTo={page}>
      <Form method="post" action={page} className={styles.form}>
        <p>{texts.cancelQuestion(order.number)}</p>
        {order.isPaid && <p>{texts.cancelPaid}</p>}
        <div className={styles.ways}>
          <a href={page} className={buttonClass("secondary")} data-keeps-place>
            {texts.no}
          </a>
          <Button name="intent" value="cancel" isBusy={state !== "idle"}>
            {texts.yes}
          </Button>
        </div>
      </Form>
    </PageDialog>
  );
}

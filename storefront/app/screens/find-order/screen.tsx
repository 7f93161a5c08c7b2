import { useFetcher } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { CancelDialog } from "../../components/order/cancel-dialog.tsx";
import { OrderDetails } from "../../components/order/order-details.tsx";
import { ReturnForm } from "../../components/returns/return-form.tsx";
import { WITHDRAWAL_PAGE } from "../../components/returns/withdrawal-page.ts";
import { FindForm } from "../../components/find-order/find-form.tsx";
import { FIND_INTENT, PAGE } from "../../components/find-order/find-intent.ts";
import styles from "./find-order.module.css";
import type { FindOrderData } from "./load.server.ts";
import { texts } from "../../components/find-order/texts.ts";

export function FindOrderScreen({ data }: { data: FindOrderData }) {
  const { order, withdrawalUse, givingBack, isCancelling, tooLate, sent, notice } = data;
  const forgetting = useFetcher();
  if (!order) return <FindForm sent={sent} notice={notice} />;
  return (
    <div className={`stack gap-4 ${styles["find-order"]}`}>
      {tooLate && <FormMessages messages={[tooLate]} />}
      <OrderDetails order={order} page={PAGE} />
      {withdrawalUse && (
        <section className="stack gap-3 min-w-0" aria-labelledby="withdrawal">
          <h2 id="withdrawal">{texts.withdrawal}</h2>
          <p>{withdrawalUse === "account" ? texts.accountHint : texts.withdrawalHint}</p>
          <p>
            <a href={WITHDRAWAL_PAGE} className={buttonClass("secondary")}>
              {withdrawalUse === "account" ? texts.nameAccount : texts.withdraw}
            </a>
          </p>
        </section>
      )}
      {givingBack && (
        <section className="stack gap-3 min-w-0" aria-labelledby="return">
          <h2 id="return">{texts.giveBack}</h2>
          <p>{texts.giveBackHint}</p>
          <ReturnForm order={givingBack.order} data={givingBack} page={PAGE} intent={FIND_INTENT.giveBack} />
        </section>
      )}
      <p>
        <a href="/comanda/sesizare">{texts.complain}</a>
      </p>
      <forgetting.Form method="post" action={PAGE} className="stack justify-items-start gap-2">
        <Button
          variant="secondary"
          name="intent"
          value={FIND_INTENT.forget}
          isBusy={forgetting.state !== "idle"}
        >
          {texts.other}
        </Button>
        <p className={styles.muted}>{texts.shownFor}</p>
      </forgetting.Form>
      {isCancelling && <CancelDialog order={order} page={PAGE} />}
    </div>
  );
}

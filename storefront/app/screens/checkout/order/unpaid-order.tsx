import { CircleAlert } from "lucide-react";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { texts } from "./texts.ts";
import type { UnpaidOrder as Waiting } from "./unpaid-order.server.ts";

export function WaitingOrder({ order }: { order: Waiting }) {
  return (
    <section className="row gap-3 w-full my-4 p-4 rounded-card bg-warning" aria-label={texts.waitingOrder}>
      <CircleAlert aria-hidden size={24} className="flex-none text-warning" />
      <div className="stack gap-3 justify-items-start min-w-0">
        <p>
          <b>{texts.waits(order.number)}</b> {texts.waitsUntil(order.until)}
        </p>
        <a href={order.url} className={buttonClass()}>
          {texts.payNow}
        </a>
      </div>
    </section>
  );
}

import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { StaffOrder } from "@curat/contract/staff/orders";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { OrderData } from "./order.server.ts";

interface PaymentLinkPanelProps extends Pick<OrderData, "order"> {
  mayEdit: boolean;
}

/** Shows the latest payment link. While the order awaits a card payment, another one can be sent. */
export function PaymentLinkPanel({ order, mayEdit }: PaymentLinkPanelProps) {
  const { payment_link: link, data, release_at: releaseAt } = order;
  const awaitsCard = order.status_code === "awaiting_payment" && order.paymentCode === PAYMENT_CODE.card;
  if (!awaitsCard && link === null) return null;
  return (
    <Panel title="Plata cu cardul">
      {link === null ? (
        <p>Clientul nu a primit încă un link de plată.</p>
      ) : (
        <p>
          {link.sent_at === null
            ? `Linkul de plată este în curs de trimitere la ${data.email}, din`
            : `Linkul de plată a fost trimis la ${data.email},`}{" "}
          <Moment at={link.sent_at ?? link.asked_at} />.
        </p>
      )}
      {link?.tried_at && (
        <p>
          Clientul l-a deschis și a ajuns la plata cu cardul, <Moment at={link.tried_at} />.
        </p>
      )}
      {link?.sent_at && !link.tried_at && awaitsCard && <p>Clientul nu a ajuns încă la plata cu cardul.</p>}
      {awaitsCard ? (
        releaseAt && (
          <p>
            Comanda așteaptă plata până la <Moment at={releaseAt} />.
          </p>
        )
      ) : (
        <p>{endOf(order)}</p>
      )}
      {awaitsCard && mayEdit && (
        <PressButton intent="payment-link">
          {link === null ? "Trimite linkul de plată" : "Trimite din nou linkul de plată"}
        </PressButton>
      )}
    </Panel>
  );
}

function endOf({ payment_state: state, status_code: status }: StaffOrder): string {
  if (["paid", "refund_due", "refunded"].includes(state)) return "Comanda este plătită.";
  return status === "cancelled"
    ? "Linkul a expirat: comanda a fost anulată fără să fie plătită."
    : "Comanda nu mai așteaptă plata cu cardul.";
}

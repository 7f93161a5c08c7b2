import { Link } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { ReturnData } from "./return.server.ts";
import styles from "./return-parts.module.css";

export function MoneyPanel({
  refunds,
  invoices,
  isByCard,
  may,
}: Pick<ReturnData, "refunds" | "invoices" | "isByCard" | "may">) {
  if (!refunds && !invoices) return null;
  return (
    <Panel title="Bani și documente">
      {refunds?.length === 0 && <p>Nu este încă nimic de restituit.</p>}
      <ul className={`list stack gap-3 ${styles.papers}`}>
        {refunds?.map(({ amount, reason, created_at, done_at }) => (
          <li key={`${created_at}${reason}`}>
            <Price lei={amount} />, {reason}: {done_at === null ? "de restituit" : "restituiți"},{" "}
            <Moment at={done_at ?? created_at} />
          </li>
        ))}
        {invoices?.map(({ series, number, kind, issued_at, total }) => (
          <li key={`${series}${number}`}>
            {kind === "storno" ? `Stornoul ${series}-${number}` : `Factura ${series}-${number}`},{" "}
            <Moment at={issued_at} />, <Price lei={total} />
          </li>
        ))}
      </ul>
      {may.refund &&
        refunds?.some(({ done_at }) => done_at === null) &&
        (isByCard ? (
          <p>
            Comanda a fost plătită cu cardul: creditează suma la procesator, iar restituirea se închide
            automat. <Link to="/restituiri">Toate restituirile</Link>
          </p>
        ) : (
          <PressButton intent="refunded">Banii au fost trimiși</PressButton>
        ))}
    </Panel>
  );
}

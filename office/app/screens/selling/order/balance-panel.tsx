import { leiNumber } from "@curat/contract/lei.values";
import { MAX_FORGIVEN_BANI } from "@curat/contract/staff/amendments.values";
import { Price } from "../../../components/money/price.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { OrderData } from "./order.server.ts";

export function BalancePanel({
  order: { rest, payment_state, version },
  mayEdit,
  mayForgive,
}: Pick<OrderData, "order"> & { mayEdit: boolean; mayForgive: boolean }) {
  if (rest === 0) return null;
  const isAll = payment_state === "none";
  return (
    <Panel title={isAll ? "De încasat" : "Rest de plată"}>
      <p>
        <Price lei={rest} />
      </p>
      {mayEdit && (
        <PressButton intent="rest" fields={{ version }}>
          {isAll ? "Marchează ca încasată" : "Marchează diferența ca încasată"}
        </PressButton>
      )}
      {mayForgive && rest <= leiNumber(MAX_FORGIVEN_BANI) && (
        <PressButton intent="forgive" fields={{ version }}>
          Renunță la diferență
        </PressButton>
      )}
    </Panel>
  );
}

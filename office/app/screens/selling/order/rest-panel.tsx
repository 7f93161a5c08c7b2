import { Price } from "../../../components/money/price.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { OrderData } from "./order.server.ts";

/** What stays to pay of an order that was paid and then grew. */
export function RestPanel({
  order: { rest, version },
  mayEdit,
}: Pick<OrderData, "order"> & { mayEdit: boolean }) {
  if (rest === 0) return null;
  return (
    <Panel title="Rest de plată">
      <p>
        <Price lei={rest} />
      </p>
      {mayEdit && (
        <PressButton intent="rest" fields={{ version }}>
          Diferența a fost încasată
        </PressButton>
      )}
    </Panel>
  );
}

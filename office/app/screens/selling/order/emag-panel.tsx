import { Link } from "react-router";
import { EmagChanges } from "../../../components/emag/emag-changes.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { OrderData } from "./order.server.ts";

/** Shows that the order has other pieces at eMAG, until staff settle it. */
export function EmagPanel({ emag }: Pick<OrderData, "emag">) {
  if (emag?.told !== "changed" || emag.settled_at !== null) return null;
  return (
    <Panel title="Modificată la eMAG">
      <EmagChanges changes={emag.changes} />
      <p>
        Modifică produsele comenzii, apoi apasă „Am rezolvat” la <Link to="/emag">eMAG</Link>.
      </p>
    </Panel>
  );
}

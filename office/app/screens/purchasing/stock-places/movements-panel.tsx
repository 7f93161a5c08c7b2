import { Link } from "react-router";
import type { StockPlaceMovement } from "@curat/contract/staff/stock-places";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { texts } from "./texts.ts";

export function MovementsPanel({ movements }: { movements: StockPlaceMovement[] }) {
  return (
    <Panel title={texts.movements}>
      {movements.length === 0 ? (
        <p>{texts.noMovements}</p>
      ) : (
        <LineTable
          label={texts.movements}
          heads={[texts.product, texts.at, texts.moved, texts.after, texts.why, texts.by]}
        >
          {movements.map(({ id, productID, product, at, quantity, pieces_after: after, ...details }) => (
            <tr key={id}>
              <td>
                <Link to={`/produse/${productID}/stoc`}>{product}</Link>
              </td>
              <td data-label={texts.at}>
                <Moment at={at} />
              </td>
              <td data-label={texts.moved}>{quantity > 0 ? `+${quantity}` : quantity}</td>
              <td data-label={texts.after}>{after}</td>
              <td data-label={texts.why}>
                {[details.reason, details.reference, details.note].filter(Boolean).join(", ")}
              </td>
              <td data-label={texts.by}>{details.actor}</td>
            </tr>
          ))}
        </LineTable>
      )}
    </Panel>
  );
}

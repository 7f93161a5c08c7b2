import { Link } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";

import { countOf } from "@curat/contract/quantity-text.values";
interface UsesPanelProps {
  uses: { orderid: number; used_at: string; returned_at: string | null }[];
  more: number;
}

export function UsesPanel({ uses, more }: UsesPanelProps) {
  return (
    <Panel title="Unde a fost folosit">
      {uses.length === 0 && <p>Nu a fost folosit încă la nicio comandă.</p>}
      <ul>
        {uses.map(({ orderid, used_at, returned_at }) => (
          <li key={orderid}>
            <Link to={`/comenzi/${orderid}`}>Comanda {orderid}</Link>, <Moment at={used_at} />
            {returned_at && (
              <>
                , eliberat pe <Moment at={returned_at} />
              </>
            )}
          </li>
        ))}
        {more > 0 && <li>și încă {countOf(more, "comenzi")}</li>}
      </ul>
    </Panel>
  );
}

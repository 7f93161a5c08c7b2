import { Link } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { texts } from "./texts.ts";

interface UsesPanelProps {
  uses: { orderid: number; used_at: string; returned_at: string | null }[];
  /** How many there are beside. */
  more: number;
}

/** The last orders that used a voucher. */
export function UsesPanel({ uses, more }: UsesPanelProps) {
  return (
    <Panel title={texts.usesTitle}>
      {uses.length === 0 && <p>{texts.noUses}</p>}
      <ul>
        {uses.map(({ orderid, used_at, returned_at }) => (
          <li key={orderid}>
            <Link to={`/comenzi/${orderid}`}>{texts.order(orderid)}</Link>, <Moment at={used_at} />
            {returned_at && (
              <>
                , {texts.returned} <Moment at={returned_at} />
              </>
            )}
          </li>
        ))}
        {more > 0 && <li>{texts.moreUses(more)}</li>}
      </ul>
    </Panel>
  );
}

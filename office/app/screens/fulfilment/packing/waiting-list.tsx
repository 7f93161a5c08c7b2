import { Link, useSearchParams } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import type { PackingPage } from "./packing.server.ts";
import { packingAddress } from "./packing-address.ts";
import styles from "./packing.module.css";
import { texts } from "./texts.ts";

/** Orders that wait to be packed, the oldest first, or those that were chosen in the list. */
export function WaitingList({ waiting, isChosen }: Pick<PackingPage, "waiting" | "isChosen">) {
  const [searchParams] = useSearchParams();
  return (
    <Panel title={isChosen ? texts.chosen : texts.waiting}>
      {waiting.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.waiting}>
        {waiting.map(({ id, number, name, state }) => (
          <li key={id}>
            <Link to={packingAddress({ searchParams }, { order: String(id) })}>{number}</Link>
            <span>{name}</span>
            {state !== "" && <span className={styles.state}>{state}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

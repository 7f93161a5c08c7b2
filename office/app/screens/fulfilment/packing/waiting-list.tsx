import { Link, useSearchParams } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import type { PackingPage } from "./packing.server.ts";
import { packingAddress } from "./packing-address.ts";
import styles from "./packing.module.css";

export function WaitingList({ waiting, isChosen }: Pick<PackingPage, "waiting" | "isChosen">) {
  const [searchParams] = useSearchParams();
  return (
    <Panel title={isChosen ? "Comenzile alese" : "Comenzi de împachetat"}>
      {waiting.length === 0 && <p>Nu ai nicio comandă de împachetat.</p>}
      <ul className={`list stack gap-2 ${styles.waiting}`}>
        {waiting.map(({ id, number, name, state }) => (
          <li key={id}>
            <Link
              className="inline-row items-center min-h-touch bold"
              to={packingAddress({ searchParams }, { order: String(id) })}
            >
              {number}
            </Link>
            <span>{name}</span>
            {state !== "" && <span className="hint">{state}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

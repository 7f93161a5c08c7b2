import { Link } from "react-router";
import type { AccountRow } from "./account-rows.ts";

/** Links to third-party accounts with their states. */
export function AccountList({ rows }: { rows: readonly AccountRow[] }) {
  return (
    <ul className="list stack gap-3">
      {rows.map(({ provider, name, about, state }) => (
        <li key={provider}>
          <Link to={`/setari/conturi/${provider}`}>{name}</Link>
          <p>{about}</p>
          <p className="hint">{state}</p>
        </li>
      ))}
    </ul>
  );
}

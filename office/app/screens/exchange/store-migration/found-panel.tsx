import { Link } from "react-router";
import { MIGRATED_KINDS, MIGRATION_OUTCOMES } from "@curat/contract/staff/store-migration.values";
import { Panel } from "../../../components/page/page.tsx";
import type { MigrationData } from "./migration.server.ts";
import styles from "./migration.module.css";
import { texts } from "./texts.ts";

export function FoundPanel({ migration: { id, counts } }: { migration: MigrationData }) {
  const kinds = MIGRATED_KINDS.filter((kind) => counts.some((one) => one.kind === kind));
  const outcomes = MIGRATION_OUTCOMES.filter((outcome) => counts.some((one) => one.outcome === outcome));
  return (
    <Panel title="Rezultat">
      <table className={`w-full ${styles.found}`}>
        <thead>
          <tr>
            <th className="p-2 line-below text-right" scope="col">
              Tip
            </th>
            {outcomes.map((outcome) => (
              <th className="p-2 line-below text-right" key={outcome} scope="col">
                {texts.outcomes[outcome]}
              </th>
            ))}
            <th className="p-2 line-below text-right" scope="col">
              cu observații
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const own = counts.filter((one) => one.kind === kind);
            return (
              <tr key={kind}>
                <th className="p-2 line-below text-right" scope="row">
                  {texts.kinds[kind]}
                </th>
                {outcomes.map((outcome) => {
                  const count = own.find((one) => one.outcome === outcome)?.count ?? 0;
                  return (
                    <td className="p-2 line-below text-right" key={outcome}>
                      {count === 0 ? (
                        0
                      ) : (
                        <Link to={`/mutare/${id}/gasite?fel=${kind}&stare=${outcome}`}>{count}</Link>
                      )}
                    </td>
                  );
                })}
                <td className="p-2 line-below text-right">
                  {own.reduce((sum, { warned }) => sum + warned, 0)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        <Link to={`/mutare/${id}/gasite`}>Vezi fiecare rând, cu motivul</Link>
      </p>
    </Panel>
  );
}

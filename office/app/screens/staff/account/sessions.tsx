import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { loadAccount } from "./account.server.ts";
import styles from "./account-rows.module.css";

export function Sessions({ sessions }: Pick<Awaited<ReturnType<typeof loadAccount>>, "sessions">) {
  return (
    <Panel title="Sesiuni deschise">
      <ul className={`list stack gap-2 ${styles["account-rows"]}`}>
        {sessions.map(({ id, device, address, used_at, current }) => (
          <li key={id}>
            <span>
              <strong>{device || "necunoscut"}</strong>
              {current && ` (aceasta)`}, {address}, folosită ultima dată <Moment at={used_at} />
            </span>
            {!current && (
              <PressButton intent="end-session" fields={{ id }}>
                Închide
              </PressButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <PressButton intent="end-others">Închide celelalte sesiuni</PressButton>}
    </Panel>
  );
}

import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { loadAccount } from "./account.server.ts";
import styles from "./account-rows.module.css";
import { texts } from "./texts.ts";

/** Where this person is logged in; each session can be ended. */
export function Sessions({ sessions }: Pick<Awaited<ReturnType<typeof loadAccount>>, "sessions">) {
  return (
    <Panel title={texts.sessions}>
      <ul className={styles["account-rows"]}>
        {sessions.map(({ id, device, address, used_at, current }) => (
          <li key={id}>
            <span>
              <strong>{device || texts.unknownDevice}</strong>
              {current && ` (${texts.thisOne})`}, {address}, {texts.lastUsed} <Moment at={used_at} />
            </span>
            {!current && (
              <PressButton intent="end-session" fields={{ id }}>
                {texts.end}
              </PressButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <PressButton intent="end-others">{texts.endOthers}</PressButton>}
    </Panel>
  );
}

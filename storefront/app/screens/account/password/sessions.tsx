import { useFetcher } from "react-router";
import type { Session } from "@curat/contract/sessions";
import { Button } from "@curat/ui/button/button.tsx";
import { clockTime } from "@curat/ui/date/clock-time.ts";
import { longDate } from "@curat/ui/date/long-date.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

export const END_OTHER_SESSIONS = "end-others";

interface SessionsProps {
  sessions: Session[] | undefined;
}

/** The customer's open sessions, with a button that ends all except the current one. */
export function Sessions({ sessions }: SessionsProps) {
  const { Form, state } = useFetcher();
  const hasOtherSessions = sessions?.some(({ current }) => !current);
  return (
    <section className="card stack justify-items-start gap-3 p-5" aria-labelledby="sessions">
      <h2 className="text-l" id="sessions">
        {texts.sessions}
      </h2>
      {!sessions && <p>{accountTexts.unavailable}</p>}
      <ul className="list stack gap-3">
        {sessions?.map((session) => (
          <li key={session.created_at + session.used_at + session.device}>
            <b>{session.device || texts.unknownDevice}</b>
            {session.current && ` (${texts.thisOne})`}
            <p className="hint">
              {texts.begun(momentOf(session.created_at))}. {texts.used(momentOf(session.used_at))}.
            </p>
          </li>
        ))}
      </ul>
      {hasOtherSessions && (
        <>
          <p className="hint">{texts.sessionsHint}</p>
          <Form method="post" action="/account/infoPass">
            <Button variant="secondary" name="intent" value={END_OTHER_SESSIONS} isBusy={state !== "idle"}>
              {texts.endOthers}
            </Button>
          </Form>
        </>
      )}
      {sessions && !hasOtherSessions && <p className="hint">{texts.onlyThis}</p>}
    </section>
  );
}

function momentOf(at: string): string {
  return `${longDate(at)}, ${clockTime(at)}`;
}

import { useRefused } from "../form/refused.ts";
import { Panel } from "../page/page.tsx";
import { Moment } from "../time/moment-time.tsx";
import { ANSWER_FORM } from "./answer-fields.ts";
import styles from "./answer.module.css";

export interface ThreadMessage {
  who: string;
  at: string;
  text: string;
  isShop: boolean;
}

/** Messages of a conversation, oldest first. Markup in them is shown as text. */
export function Thread({ conversation }: { conversation: ThreadMessage[] }) {
  return (
    <ol className={`list stack gap-4 ${styles.thread}`}>
      {conversation.map(({ who, at, text, isShop }) => (
        <li key={`${at}${who}`} data-shop={isShop || undefined}>
          <p className="hint">
            {who || "Magazinul"}, <Moment at={at} />
          </p>
          <p className="break-anywhere pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Shows the text of an answer that can no longer be sent, so that it is not lost. */
export function UnsentText() {
  const refused = useRefused(ANSWER_FORM);
  if (!refused?.values.answer) return null;
  return (
    <Panel title="Textul tău nu a fost trimis">
      <p className="break-anywhere pre-line">{refused.values.answer}</p>
    </Panel>
  );
}

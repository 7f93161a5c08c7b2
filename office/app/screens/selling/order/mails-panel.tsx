import type { OrderMail } from "@curat/contract/staff/order-mails";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { texts } from "./desk-texts.ts";
import styles from "./order-parts.module.css";

interface MailsPanelProps {
  orderId: number;
  mails: OrderMail[];
  mayEdit: boolean;
}

/** The mails that left: each opens as it was, and leaves again to where it went. */
export function MailsPanel({ orderId, mails, mayEdit }: MailsPanelProps) {
  return (
    <Panel title={texts.mails}>
      {mails.length === 0 && <p>{texts.noMails}</p>}
      <ul className={styles.papers}>
        {mails.map(({ id, subject, to, sent_at, papers, repeated, may_repeat, refused }) => (
          <li key={id}>
            <a href={`/admin/comenzi/${orderId}/mesaje/${id}`} aria-label={texts.openMail(subject)}>
              {subject}
            </a>
            <br />
            {texts.to} {to}, <Moment at={sent_at} />
            {papers.length > 0 && `, ${texts.papers} ${papers.join(", ")}`}
            {refused && (
              <>
                , <strong>{texts.refused}</strong>
              </>
            )}
            {repeated > 0 && `, ${texts.repeatedTimes(repeated)}`}
            {mayEdit && may_repeat && (
              <PressButton intent="repeat-mail" fields={{ mail: id }} variant="quiet">
                {texts.again}
              </PressButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import type { OrderMail } from "@curat/contract/staff/order-mails";
import { NO_EMAIL } from "@curat/contract/staff/order-mails.values";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import styles from "./order-parts.module.css";

interface MailsPanelProps {
  orderId: number;
  email: string;
  mails: OrderMail[];
  mayEdit: boolean;
}

export function MailsPanel({ orderId, email, mails, mayEdit }: MailsPanelProps) {
  return (
    <Panel title="Mesaje trimise">
      {email === "" && <p>{NO_EMAIL}</p>}
      {email !== "" && mails.length === 0 && <p>Nu a fost trimis încă niciun mesaj.</p>}
      <ul className={`list stack gap-3 text-s ${styles.papers}`}>
        {mails.map(({ id, subject, to, sent_at, papers, repeated, may_repeat, refused }) => (
          <li key={id}>
            <a href={`/admin/comenzi/${orderId}/mesaje/${id}`} aria-label={`Deschide: ${subject}`}>
              {subject}
            </a>
            <br />
            către {to}, <Moment at={sent_at} />
            {papers.length > 0 && `, cu ${papers.join(", ")}`}
            {refused && (
              <>
                , <strong>nelivrat: serverul destinatarului a răspuns că adresa nu există</strong>
              </>
            )}
            {repeated > 0 &&
              `, ${repeated === 1 ? "trimis din nou o dată" : `trimis din nou de ${repeated} ori`}`}
            {mayEdit && may_repeat && (
              <PressButton intent="repeat-mail" fields={{ mail: id }} variant="quiet">
                Trimite din nou
              </PressButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./contact-details.module.css";
import type { ContactView } from "./load.server.ts";
import { Answering } from "../../components/answering/answering.tsx";
import { phoneAddress } from "../../components/answering/phone-address.ts";
import { OfficeMap } from "./office-map.tsx";
import { texts } from "./texts.ts";

/** The company's address, email, phone, opening hours and map (B-085). */
export function ContactDetails({ contact }: { contact: ContactView }) {
  const id = useId();
  const { address, email, phone } = contact;
  return (
    <section className="stack content-start gap-4 min-w-0" aria-labelledby={id}>
      <h2 id={id}>{texts.contactData}</h2>
      <dl className={`stack gap-3 ${styles.list}`}>
        {address && (
          <Row icon={MapPin} name={texts.address}>
            {address}
          </Row>
        )}
        {email && (
          <Row icon={Mail} name={texts.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Row>
        )}
        {phone && (
          <Row icon={Phone} name={texts.phone}>
            <a href={phoneAddress(phone)}>{phone}</a>
          </Row>
        )}
        <Row icon={Clock} name={texts.schedule}>
          {contact.hours}
        </Row>
      </dl>
      <Answering />
      <div data-screen-only>
        <OfficeMap contact={contact} />
      </div>
    </section>
  );
}

function Row({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon aria-hidden size={20} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

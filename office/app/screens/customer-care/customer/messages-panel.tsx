import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { CustomerData } from "./customer.server.ts";
import styles from "./customer.module.css";
import { texts } from "./texts.ts";

interface CustomerMessage {
  key: string;
  text: ReactNode;
  at: string;
}

/** The customer's returns, complaints, reviews and messages, newest first. */
export function MessagesPanel({ customer }: Pick<CustomerData, "customer">) {
  const messages = [...sentBack(customer), ...reported(customer)].sort((one, other) =>
    other.at.localeCompare(one.at),
  );
  return (
    <Panel title={texts.said}>
      {messages.length === 0 && <p>{texts.nothingSaid}</p>}
      <ol className={`list stack gap-3 text-s ${styles.rows}`}>
        {messages.map(({ key, text, at }) => (
          <li key={key}>
            {text}
            <br />
            <span className="muted">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function sentBack({ returns }: CustomerData["customer"]): CustomerMessage[] {
  return returns.map(({ id, number, status, created_at }) => ({
    key: `return-${id}`,
    text: <Link to={`/retururi/${id}`}>{texts.returned(number, status)}</Link>,
    at: created_at,
  }));
}

function reported({ complaints, reviews, requests }: CustomerData["customer"]): CustomerMessage[] {
  return [
    ...complaints.map(({ id, number, subject, created_at }) => ({
      key: `complaint-${id}`,
      text: texts.complained(number, subject),
      at: created_at,
    })),
    ...reviews.map(({ id, stars, product, created_at }) => ({
      key: `review-${id}`,
      text: texts.reviewed(stars, product),
      at: created_at,
    })),
    ...requests.map(({ kind, state, created_at }) => ({
      key: `request-${kind}-${created_at}`,
      text: `${privacyRequestText(kind)} (${state === "done" ? texts.done : texts.open})`,
      at: created_at,
    })),
  ];
}

function privacyRequestText(kind: string): string {
  return (texts.asked as Partial<Record<string, string>>)[kind] ?? kind;
}

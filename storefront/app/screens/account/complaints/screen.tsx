import { MessageSquareWarning } from "lucide-react";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Empty } from "../empty.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { Records } from "../records.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { ComplaintDialog } from "./complaint-dialog.tsx";
import styles from "./complaints.module.css";
import type { ComplaintsData } from "./load.server.ts";
import { texts } from "../../../components/complaint/texts.ts";

export function ComplaintsScreen({ data }: { data: ComplaintsData }) {
  const { complaints, isAdding } = data;
  return (
    <>
      <PageHead title={texts.title}>
        <a href="/account/sesizari?add=1" className={buttonClass()} data-keeps-place>
          {texts.add}
        </a>
      </PageHead>
      {!complaints && <p>{accountTexts.unavailable}</p>}
      {complaints?.length === 0 && (
        <Empty icon={MessageSquareWarning} text={texts.empty} hint={texts.emptyHint} />
      )}
      {complaints && complaints.length > 0 && (
        <Records>
          {complaints.map(
            ({ id, number, type, order, date, description, details, status, statusVariant, answers }) => (
              <li key={id}>
                <div className="cluster items-center justify-between gap-2">
                  <h2 className="text-m">
                    {type ? `${texts.complaint(number)}: ${type}` : texts.complaint(number)}
                  </h2>
                  {status && <Status text={status} variant={statusVariant} />}
                </div>
                <p className={styles.muted}>
                  {order && date ? texts.about(order, date) : order && texts.aboutOrder(order)}
                </p>
                <p className="pre-line">{description}</p>
                {details.map(({ label, text }) => (
                  <p key={label}>
                    <b>{`${label}: `}</b>
                    {text}
                  </p>
                ))}
                {answers.map((answer) => (
                  <div key={`${answer.date}${answer.text}`} className="px-4 py-3 rounded bg-surface">
                    <b>{[texts.answer, answer.date].filter(Boolean).join(", ")}</b>
                    <p className="pre-line">{answer.text}</p>
                  </div>
                ))}
              </li>
            ),
          )}
        </Records>
      )}
      {isAdding && <ComplaintDialog data={data} />}
    </>
  );
}

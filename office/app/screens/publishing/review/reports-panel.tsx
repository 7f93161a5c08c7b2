import { Link } from "react-router";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { ReviewData } from "./review.server.ts";

/** Visitors' reports about a review. Rejecting the review also closes its reports. */
export function ReportsPanel({ review, mayEdit }: Pick<ReviewData, "review" | "mayEdit">) {
  const { reports, state, version } = review;
  if (reports.length === 0) return null;
  const isOpen = state === "approved" && reports.some(({ is_open: open }) => open);
  return (
    <Panel title="Semnalări">
      <ul>
        {reports.map(({ id, reason, is_open: open, created_at: at }) => (
          <li key={id}>
            <p>{reason}</p>
            <p>
              <Moment at={at} />, <Link to={`/mesaje/${id}`}>{open ? "fără răspuns" : "încheiată"}</Link>
            </p>
          </li>
        ))}
      </ul>
      {mayEdit && isOpen && (
        <ReasonForm
          name="keep"
          version={version}
          label="Motivul păstrării"
          hint="Cine a semnalat-o și a lăsat o adresă de e-mail primește motivul deciziei."
          button="Păstrează recenzia"
        />
      )}
    </Panel>
  );
}

import { Link } from "react-router";
import { useFocusOnNews } from "../../components/page/focus-on-news.ts";
import { useBulkAnswer } from "./bulk-answer.ts";
import styles from "./bulk-result.module.css";

import { countOf } from "@curat/contract/quantity-text.values";
const MAX_NAMED = 100;

/** Result of the latest batch action, with the reason for each refused row. */
export function BulkResult({ pageOf }: { pageOf?: (id: number) => string }) {
  const answer = useBulkAnswer();
  const panel = useFocusOnNews<HTMLElement>(answer);
  if (!answer) return null;
  const { message, refused, stopped } = answer;
  return (
    <section ref={panel} tabIndex={-1} className={styles["bulk-result"]} aria-label="Rezultat">
      {message !== null && <p className="text-success bold">{message}</p>}
      {refused.length > 0 && (
        <>
          <p className="text-primary bold">
            {refused.length === 1 ? "Un rând a eșuat:" : `${countOf(refused.length, "rânduri")} au eșuat:`}
          </p>
          <ul className="m-0 pl-5 scroll">
            {refused.slice(0, MAX_NAMED).map(({ id, name, why }) => (
              <li key={id}>
                {pageOf ? <Link to={pageOf(id)}>{name}</Link> : name}: {why}
              </li>
            ))}
            {refused.length > MAX_NAMED && <li>și încă {refused.length - MAX_NAMED}</li>}
          </ul>
        </>
      )}
      {stopped !== null && (
        <p className="text-primary bold">
          {stopped.why}{" "}
          {stopped.left > 0 ? `Procesarea s-a oprit; ${stopped.left} au rămas neschimbate.` : ""}
        </p>
      )}
    </section>
  );
}

import { Link } from "react-router";
import type { LinkingText } from "@curat/contract/staff/content.fields";
import { subjectPage, subjectText } from "../history/subject-words.ts";
import { Panel } from "../page/page.tsx";

const texts = {
  title: "Linkuri către această pagină",
  none: "Niciun text din magazin nu are link către această pagină.",
  warning: "După ștergerea paginii, aceste linkuri nu mai funcționează.",
};

/** Lists the texts that link to a page, as a warning before hiding or removing it. */
export function LinkingPanel({ links }: { links: LinkingText[] }) {
  return (
    <Panel title={texts.title}>
      {links.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <ul>
            {links.map(({ kind, id, title }) => {
              const subject = { subject_kind: kind, subject_id: id, order: null };
              const [page, text] = [subjectPage(subject), subjectText(subject)];
              const name = title === "" ? text : `${text}: ${title}`;
              return <li key={`${kind}-${id}-${title}`}>{page ? <Link to={page}>{name}</Link> : name}</li>;
            })}
          </ul>
          <p>{texts.warning}</p>
        </>
      )}
    </Panel>
  );
}

import { Link } from "react-router";
import type { LinkingText } from "@curat/contract/staff/content.fields";
import { subjectPage, subjectText } from "../history/subject-words.ts";
import { Panel } from "../page/page.tsx";

const texts = {
  title: "Ce trimite aici",
  none: "Niciun text al magazinului nu trimite la această pagină.",
  warning: "După ce pagina dispare, aceste legături nu mai duc nicăieri.",
};

/** Lists the texts that link to a page, as a warning before it is hidden or removed. */
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

import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import styles from "./mail-texts.module.css";
import type { loadMailTexts } from "./mail-texts.server.ts";
import { texts } from "./texts.ts";

export { loadMailTexts as loader } from "./mail-texts.server.ts";

export const meta = titled("Texte de e-mail");

export default function MailTexts() {
  const groups = useLoaderData<typeof loadMailTexts>();
  return (
    <Page title="Texte de e-mail">
      <p className={styles.intro}>
        Aici alegi subiectul și introducerea e-mailurilor către clienți; tabelele, linkurile și textele cerute
        de lege nu se schimbă.
      </p>
      {groups.map(({ group, mails }) => (
        <Panel key={group} title={texts.groups[group]}>
          <ul className={`stack gap-3 ${styles.list}`}>
            {mails.map(({ key, label, isChosen }) => (
              <li className="cluster items-center justify-between gap-2" key={key}>
                <Link to={`/texte-mailuri/${key}`}>{label}</Link>
                <Status text={isChosen ? "modificat" : "inițial"} variant={isChosen ? "good" : "ended"} />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </Page>
  );
}

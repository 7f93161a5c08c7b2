import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { PressButton } from "../form/press-button.tsx";
import { Page, Panel } from "../page/page.tsx";
import { Moment } from "../time/moment-time.tsx";
import { texts } from "./texts.ts";
import styles from "./versions.module.css";
import type { Versions } from "./versions.server.ts";

interface VersionsPageProps extends Versions {
  /** From its list to the page whose versions they are. */
  trail: { to: string; text: string }[];
  mayEdit: boolean;
}

/** Two versions of a page field by field, and all of them with the way back to each. */
export function VersionsPage({ trail, versions, compared, draftVersion, mayEdit }: VersionsPageProps) {
  return (
    <Page title={texts.versions} trail={trail}>
      {compared && <Comparison {...{ versions, compared }} />}
      <Panel title={texts.versions}>
        {versions.length === 0 && <p>{texts.none}</p>}
        <ol className={styles.versions}>
          {versions.map(({ changeId, version, at, actor, sentence }) => (
            <li key={version}>
              <p>
                <strong>{texts.version(version)}</strong> {actor}, <Moment at={at} />
              </p>
              <p>{sentence}</p>
              {mayEdit && (
                <PressButton intent="restore-draft" fields={{ change_id: changeId, version: draftVersion }}>
                  {texts.restore(version)}
                </PressButton>
              )}
            </li>
          ))}
        </ol>
      </Panel>
    </Page>
  );
}

interface ComparisonProps {
  versions: Versions["versions"];
  compared: NonNullable<Versions["compared"]>;
}

function Comparison({ versions, compared: { older, newer, rows } }: ComparisonProps) {
  const options = versions.map(({ version, actor }) => ({
    value: version,
    label: `${texts.version(version)}, ${actor}`,
  }));
  return (
    <Panel title={texts.compare}>
      <Form className={styles.choose} key={`${older}-${newer}`}>
        <Select label={texts.older} name="veche" options={options} defaultValue={older} />
        <Select label={texts.newer} name="noua" options={options} defaultValue={newer} />
        <Button variant="secondary">{texts.compare}</Button>
      </Form>
      {rows.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        // What scrolls is reached by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <section className={styles.scroll} aria-label={texts.compare} tabIndex={0}>
          <table className={styles.compared}>
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                <th scope="col">{texts.version(older)}</th>
                <th scope="col">{texts.version(newer)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.label}</th>
                  <td>{row.older || <span className={styles.hint}>{texts.empty}</span>}</td>
                  <td>{row.newer || <span className={styles.hint}>{texts.empty}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}

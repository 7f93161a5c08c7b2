import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { PressButton } from "../form/press-button.tsx";
import { Page, Panel } from "../page/page.tsx";
import { Moment } from "../time/moment-time.tsx";
import styles from "./versions.module.css";
import type { Versions } from "./versions.server.ts";

const texts = {
  version: (version: number) => `Versiunea ${version}`,
};

interface VersionsPageProps extends Versions {
  trail: { to: string; text: string }[];
  mayEdit: boolean;
}

/** Compares two versions field by field, and lists all versions with restore buttons. */
export function VersionsPage({ trail, versions, compared, draftVersion, mayEdit }: VersionsPageProps) {
  return (
    <Page title="Versiuni" trail={trail}>
      {compared && <Comparison {...{ versions, compared }} />}
      <Panel title="Versiuni">
        {versions.length === 0 && <p>Nu există încă nicio versiune.</p>}
        <ol className={`list stack one-column gap-3 ${styles.versions}`}>
          {versions.map(({ changeId, version, at, actor, sentence }) => (
            <li key={version}>
              <p>
                <strong>{texts.version(version)}</strong> {actor}, <Moment at={at} />
              </p>
              <p>{sentence}</p>
              {mayEdit && (
                <PressButton intent="restore-draft" fields={{ change_id: changeId, version: draftVersion }}>
                  Creează o ciornă din versiunea {version}
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
    <Panel title="Compară">
      <Form className={`cluster items-center gap-2 min-w-0 ${styles.choose}`} key={`${older}-${newer}`}>
        <Select label="Versiunea veche" name="veche" options={options} defaultValue={older} />
        <Select label="Versiunea nouă" name="noua" options={options} defaultValue={newer} />
        <Button variant="secondary">Compară</Button>
      </Form>
      {rows.length === 0 ? (
        <p>Cele două versiuni sunt identice.</p>
      ) : (
        // Makes the scrollable table reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the area scrolls
        <section className="scroll-x" aria-label="Compară" tabIndex={0}>
          <table className={`w-full ${styles.compared}`}>
            <thead>
              <tr>
                <th className="p-2 line-below align-top break-anywhere" scope="col">
                  Câmp
                </th>
                <th className="p-2 line-below align-top break-anywhere" scope="col">
                  {texts.version(older)}
                </th>
                <th className="p-2 line-below align-top break-anywhere" scope="col">
                  {texts.version(newer)}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th className="p-2 line-below align-top break-anywhere" scope="row">
                    {row.label}
                  </th>
                  <td className="p-2 line-below align-top break-anywhere">
                    {row.older || <span className={styles.hint}>gol</span>}
                  </td>
                  <td className="p-2 line-below align-top break-anywhere">
                    {row.newer || <span className={styles.hint}>gol</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}

import { Form, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { PressButton } from "../../components/form/press-button.tsx";
import { Page, Panel } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { Moment } from "../../components/time/moment-time.tsx";
import styles from "./landing-pages.module.css";
import { texts } from "./texts.ts";
import { loadVersions, restoreVersion } from "./versions.server.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadVersions(context, params.id ?? "", url);

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  restoreVersion(request, context, params.id ?? "");

export const meta = titled(texts.versions);

export default function Versions() {
  const { title, id, versions, compared, draftVersion, mayEdit } = useLoaderData<typeof loader>();
  const options = versions.map(({ version, actor }) => ({
    value: version,
    label: `${texts.version(version)}, ${actor}`,
  }));
  const trail = [
    { to: "/pagini", text: texts.title },
    { to: `/pagini/${id}`, text: title },
  ];
  return (
    <Page title={texts.versions} trail={trail}>
      {compared && (
        <Panel title={texts.compare}>
          <Form className={styles.choose} key={`${compared.older}-${compared.newer}`}>
            <Select label={texts.older} name="veche" options={options} defaultValue={compared.older} />
            <Select label={texts.newer} name="noua" options={options} defaultValue={compared.newer} />
            <Button variant="secondary">{texts.compare}</Button>
          </Form>
          {compared.rows.length === 0 ? (
            <p>{texts.same}</p>
          ) : (
            <div className={styles.scroll}>
              <table className={styles.compared}>
                <thead>
                  <tr>
                    <th scope="col">{texts.field}</th>
                    <th scope="col">{texts.version(compared.older)}</th>
                    <th scope="col">{texts.version(compared.newer)}</th>
                  </tr>
                </thead>
                <tbody>
                  {compared.rows.map(({ name, label, older, newer }) => (
                    <tr key={name}>
                      <th scope="row">{label}</th>
                      <td>{older || <span className={styles.hint}>{texts.empty}</span>}</td>
                      <td>{newer || <span className={styles.hint}>{texts.empty}</span>}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Panel>
      )}
      <Panel title={texts.versions}>
        {versions.length === 0 && <p>{texts.noVersions}</p>}
        <ol className={styles.versions}>
          {versions.map(({ changeId, version, at, actor, sentence }) => (
            <li key={version}>
              <p>
                <strong>{texts.version(version)}</strong> {actor}, <Moment at={at} />
              </p>
              <p>{sentence}</p>
              {mayEdit && (
                <PressButton intent="restore" fields={{ change_id: changeId, version: draftVersion }}>
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

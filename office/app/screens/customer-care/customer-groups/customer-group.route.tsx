import { Link, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordPage, Removal } from "../../../components/record/record-page.tsx";
import { CustomerGroupForm } from "./customer-group-form.tsx";
import type { loadGroup } from "./customer-groups.server.ts";
import { texts } from "./texts.ts";

export { loadGroup as loader, changeGroup as action } from "./customer-groups.server.ts";

export const meta: MetaFunction<typeof loadGroup> = ({ loaderData }) =>
  titled(loaderData?.group.name ?? texts.title)();

export default function CustomerGroup() {
  const { group, filled, history, otherViewers, mayEdit } = useLoaderData<typeof loadGroup>();
  const { groupID: id, name, version, lists } = group;
  return (
    <RecordPage
      title={name}
      room={{ to: "/grupuri-clienti", text: texts.title }}
      {...{ kind: "customer-group", id, otherViewers, history }}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <CustomerGroupForm key={`${id}-${version}`} {...{ filled, version }} />
        ) : (
          <pre>{filled.members}</pre>
        )
      }
      sidebar={
        <>
          <Panel title={texts.usedBy}>
            {lists.length > 0 ? (
              <ul>
                {lists.map(({ listID, name: list }) => (
                  <li key={listID}>
                    <Link to={`/liste-preturi/${listID}`}>{list}</Link>
                  </li>
                ))}
              </ul>
            ) : (
              <p>
                {texts.usedByNone} <code>{texts.usedByLine(name)}</code>
              </p>
            )}
            {mayEdit && (
              <Link to={`/liste-preturi/noua?${new URLSearchParams({ grup: name })}`}>{texts.newList}</Link>
            )}
          </Panel>
          {mayEdit && (
            <Panel title={texts.acts}>
              <Removal {...{ version, texts }} />
            </Panel>
          )}
        </>
      }
    />
  );
}

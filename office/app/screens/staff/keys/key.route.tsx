import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { KeyNarrowing } from "./key-narrowing.tsx";
import { KeyState } from "./key-state.tsx";
import { KeyUntil } from "./key-until.tsx";
import { changeKeys } from "./keys.server.ts";
import type { loadKey } from "./keys.server.ts";

export { loadKey as loader } from "./keys.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeKeys(request, context, `/chei/${params.id ?? ""}`);

export const meta = titled("Chei API");

export default function Key() {
  const { key, mayEdit, history } = useLoaderData<typeof loadKey>();
  const {
    id,
    version,
    name,
    permissions,
    sentences,
    lastDay,
    isExpired,
    made_by,
    created_at,
    last_used_at,
    revoked_at,
  } = key;
  return (
    <Page title={name} trail={[{ to: "/chei", text: "Chei API" }]}>
      <Panels>
        <Panel title="Ce permite">
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {mayEdit && !revoked_at && permissions.length > 1 && (
            <KeyNarrowing {...{ id, version, permissions }} />
          )}
        </Panel>
        <Panel title="Stare">
          <FactList
            facts={[
              ["Stare", <KeyState key="state" isRevoked={revoked_at !== null} isExpired={isExpired} />],
              ["Creată de", made_by ?? "la server, nu de un coleg"],
              ["Creată", <Moment key="made" at={created_at} />],
              ["Folosită ultima dată", <Moment key="used" at={last_used_at} none="niciodată" />],
              [
                "Valabilă până la",
                <KeyUntil key="until" {...{ id, version, lastDay }} mayEdit={mayEdit && !revoked_at} />,
              ],
            ]}
          />
          {mayEdit && !revoked_at && (
            <PressButton intent="revoke" fields={{ id }}>
              Retrage
            </PressButton>
          )}
        </Panel>
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}

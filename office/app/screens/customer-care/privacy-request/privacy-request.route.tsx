import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Deadline } from "../../../components/deadline/deadline.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import {
  REQUEST_KINDS,
  REQUEST_STATES,
  requestVariant,
} from "../../../components/status/privacy-request-status.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ActionsPanel } from "./acts-panel.tsx";
import { loadRequest } from "./privacy-request.server.ts";
import { StoredPanel } from "./stored-panel.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadRequest(context, params.id ?? "");

export { changeRequest as action } from "./privacy-request.server.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(
    loaderData
      ? texts.title(REQUEST_KINDS[loaderData.request.type], loaderData.request.id)
      : "Cereri privind datele",
  )();

export default function PrivacyRequest() {
  const { request, history, may } = useLoaderData<typeof loader>();
  const { id, type, state, name, customerid, done_at } = request;
  return (
    <Page
      title={texts.title(REQUEST_KINDS[type], id)}
      trail={[{ to: "/cereri-date", text: "Cereri privind datele" }]}
      actions={<Status text={REQUEST_STATES[state]} variant={requestVariant(state)} />}
    >
      <Panels>
        <Panel title="Cererea">
          <FactList
            facts={[
              ["Termen legal", request.deadline && <Deadline key="until" deadline={request.deadline} />],
              [
                "Solicitant",
                customerid === null ? (
                  "fără cont"
                ) : name === "" ? (
                  "cont șters"
                ) : (
                  <Link key="who" to={`/clienti/${customerid}`}>
                    {name}
                  </Link>
                ),
              ],
              ["E-mail", request.email],
              ["E-mailul din formular", request.typed_email],
              ["Comentarii", request.comments],
              ["Primită", <Moment key="asked" at={request.created_at} />],
              ["Link valabil din", state === "open" ? <Moment key="link" at={request.link_at} /> : null],
              ["Încheiată", done_at && <Moment key="done" at={done_at} />],
              ["Încheiată de", request.closed_by],
              ["Motiv", request.reason],
            ]}
          />
        </Panel>
        {state === "open" && <ActionsPanel {...{ request, may }} />}
      </Panels>
      <StoredPanel request={request} />
      <ChangeHistory rows={history} />
    </Page>
  );
}

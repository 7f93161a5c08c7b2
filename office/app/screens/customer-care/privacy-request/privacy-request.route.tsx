import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Deadline } from "../../../components/deadline/deadline.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { requestVariant } from "../privacy-requests/privacy-requests-shape.ts";
import { texts as listTexts } from "../privacy-requests/texts.ts";
import { ActsPanel } from "./acts-panel.tsx";
import { changeRequest, loadRequest } from "./privacy-request.server.ts";
import { StoredPanel } from "./stored-panel.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadRequest(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeRequest(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(
    loaderData
      ? texts.title(listTexts.kinds[loaderData.request.type], loaderData.request.id)
      : listTexts.title,
  )();

export default function PrivacyRequest() {
  const { request, history, may } = useLoaderData<typeof loader>();
  const { id, type, state, name, customerid, done_at } = request;
  return (
    <Page
      title={texts.title(listTexts.kinds[type], id)}
      trail={[{ to: "/cereri-date", text: listTexts.title }]}
      acts={<Status text={listTexts.states[state]} variant={requestVariant(state)} />}
    >
      <Panels>
        <Panel title={texts.about}>
          <FactList
            facts={[
              [texts.deadline, request.deadline && <Deadline key="until" deadline={request.deadline} />],
              [
                texts.who,
                customerid === null ? (
                  texts.guest
                ) : name === "" ? (
                  texts.gone
                ) : (
                  <Link key="who" to={`/clienti/${customerid}`}>
                    {name}
                  </Link>
                ),
              ],
              [texts.email, request.email],
              [texts.typed, request.typed_email],
              [texts.comments, request.comments],
              [texts.asked, <Moment key="asked" at={request.created_at} />],
              [texts.link, state === "open" ? <Moment key="link" at={request.link_at} /> : null],
              [texts.done, done_at && <Moment key="done" at={done_at} />],
              [texts.closedBy, request.closed_by],
              [texts.reason, request.reason],
            ]}
          />
        </Panel>
        {state === "open" && <ActsPanel {...{ request, may }} />}
      </Panels>
      <StoredPanel request={request} />
      <ChangeHistory rows={history} />
    </Page>
  );
}

import { Link, useLoaderData } from "react-router";
import { EVENT_TOPICS } from "@curat/contract/staff/webhooks.values";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import type { ListShape, ListState } from "../../../lists/list-address.ts";
import { SecretPanel } from "./secret-panel.tsx";
import { TEXTS } from "./texts.ts";
import { WebhookFields } from "./webhook-fields.tsx";
import { WebhookState } from "./webhook-state.tsx";
import type { loadWebhooks } from "./webhooks.server.ts";

export { createWebhook as action, loadWebhooks as loader } from "./webhooks.server.ts";

export const meta = titled(TEXTS.title);

const SHAPE: ListShape = {
  columns: [
    { key: "nume", label: TEXTS.name, isName: true },
    { key: "stare", label: "Stare" },
    { key: "evenimente", label: TEXTS.topics },
    { key: "primit", label: "Ultima livrare reușită" },
    { key: "asteptare", label: "În așteptare", isNumber: true },
    { key: "neprimite", label: "Neprimite", isNumber: true },
  ],
  filters: [],
  sort: { by: "nume", isDescending: false },
};
const STATE: ListState = {
  filters: {},
  sort: SHAPE.sort,
  columns: SHAPE.columns.map(({ key }) => key),
  page: 1,
};

export default function Webhooks() {
  const { webhooks, mayEdit } = useLoaderData<typeof loadWebhooks>();
  const refused = useRefused("webhook");
  const rows = webhooks.map((webhook) => ({
    id: webhook.id,
    cells: {
      nume: <Link to={`/webhookuri/${webhook.id}`}>{webhook.name}</Link>,
      stare: <WebhookState webhook={webhook} />,
      evenimente: webhook.topics.map((topic) => EVENT_TOPICS[topic]).join(", "),
      primit: <Moment at={webhook.delivered_at} none="niciodată" />,
      asteptare: webhook.waiting,
      neprimite: webhook.failed,
    },
  }));
  return (
    <Page title={TEXTS.title}>
      <p className="mb-4">{TEXTS.intro}</p>
      <SecretPanel />
      {rows.length === 0 ? (
        <p className="mb-4">{TEXTS.none}</p>
      ) : (
        <div className="mb-4">
          <DataTable caption={TEXTS.title} shape={SHAPE} state={STATE} rows={rows} />
        </div>
      )}
      {mayEdit && (
        <Panel title={TEXTS.create}>
          <ActionForm name="webhook" refused={refused}>
            <WebhookFields filled={{ name: "", url: "", topics: [], format: "standard" }} refused={refused} />
            <SendButton form="webhook">{TEXTS.createButton}</SendButton>
          </ActionForm>
        </Panel>
      )}
    </Page>
  );
}

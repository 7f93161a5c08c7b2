import { useLoaderData } from "react-router";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { SecretPanel } from "./secret-panel.tsx";
import { STATES, TEXTS } from "./texts.ts";
import { WebhookFields } from "./webhook-fields.tsx";
import { WebhookState } from "./webhook-state.tsx";
import { DELIVERIES } from "./webhooks-shape.ts";
import type { loadWebhook } from "./webhooks.server.ts";

export { changeWebhook as action, loadWebhook as loader } from "./webhooks.server.ts";

export const meta = titled(TEXTS.title);

export default function Webhook() {
  const { webhook, state, deliveries, total, lastPage, mayEdit, history } =
    useLoaderData<typeof loadWebhook>();
  const refused = useRefused("webhook");
  const secret = useRefused("secret");
  const removal = useRefused("delete");
  const resending = useRefused("resend");
  const sends = webhook.is_active && webhook.url !== "";
  const rows = deliveries.map((one) => ({
    id: one.event_id,
    cells: {
      eveniment: <code>{one.type}</code>,
      moment: <Moment at={one.at} />,
      stare: (
        <Status
          text={STATES[one.state]}
          variant={one.state === "delivered" ? "good" : one.state === "failed" ? "ended" : "open"}
        />
      ),
      incercari: one.attempts,
      raspuns: one.fault || one.status,
      retrimite: mayEdit && sends && one.state !== "waiting" && (
        <PressButton intent="resend" fields={{ event: one.event_id }} variant="quiet">
          {TEXTS.resend}
        </PressButton>
      ),
    },
  }));
  return (
    <Page title={webhook.name} trail={[{ to: "/webhookuri", text: TEXTS.title }]}>
      <SecretPanel />
      <Panels>
        <Panel title="Stare">
          <FactList
            facts={[
              ["Stare", <WebhookState key="state" webhook={webhook} />],
              ...(webhook.stopped_because === null
                ? []
                : [["De ce s-a oprit", webhook.stopped_because] satisfies [string, string]]),
              [
                "Ultima livrare reușită",
                <Moment key="delivered" at={webhook.delivered_at} none="niciodată" />,
              ],
              ["Nu răspunde din", <Moment key="failing" at={webhook.failing_since} />],
              ["În așteptare", webhook.waiting],
              ["Neprimite", webhook.failed],
            ]}
          />
          {mayEdit && sends && (
            <div className="cluster gap-3">
              <PressButton intent="test">{TEXTS.test}</PressButton>
              {webhook.failed > 0 && <PressButton intent="resend">{TEXTS.resendAll}</PressButton>}
            </div>
          )}
          {resending?.messages[0] && <p role="alert">{resending.messages[0]}</p>}
        </Panel>
        {mayEdit && (
          <Panel title={TEXTS.change}>
            <ActionForm name="webhook" refused={refused}>
              <input type="hidden" name="version" value={webhook.version} />
              <WebhookFields filled={webhook} refused={refused} />
              <Checkbox
                label={TEXTS.isActive}
                name="is_active"
                defaultChecked={refused ? "is_active" in refused.values : webhook.is_active}
              />
              <SendButton form="webhook">{TEXTS.save}</SendButton>
            </ActionForm>
          </Panel>
        )}
        {mayEdit && (
          <Panel title={TEXTS.secret}>
            <p>{TEXTS.secretHint}</p>
            <ActionForm name="secret" refused={secret}>
              <input type="hidden" name="version" value={webhook.version} />
              <SendButton form="secret">{TEXTS.renew}</SendButton>
            </ActionForm>
            <ConfirmDelete open={TEXTS.remove} isOpen={removal !== undefined}>
              <p>{TEXTS.removeWarning}</p>
              <ActionForm name="delete" refused={removal}>
                <SendButton form="delete">{TEXTS.remove}</SendButton>
              </ActionForm>
            </ConfirmDelete>
          </Panel>
        )}
        <ChangeHistory rows={history} />
      </Panels>
      <Panel title={TEXTS.deliveries}>
        <ListView shape={DELIVERIES} state={state} paging={{ total, lastPage }}>
          {rows.length === 0 ? (
            <p>{TEXTS.noDeliveries}</p>
          ) : (
            <DataTable caption={TEXTS.deliveries} shape={DELIVERIES} state={state} rows={rows} />
          )}
        </ListView>
      </Panel>
    </Page>
  );
}

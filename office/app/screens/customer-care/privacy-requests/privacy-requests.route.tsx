import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Deadline } from "../../../components/deadline/deadline.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { QueueIntro } from "../../../components/queue/queue-intro.tsx";
import {
  REQUEST_KINDS,
  REQUEST_STATES,
  requestVariant,
} from "../../../components/status/privacy-request-status.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { REQUESTS } from "./privacy-requests-shape.ts";
import type { loadRequests } from "./privacy-requests.server.ts";

export { loadRequests as loader, openRequest as action } from "./privacy-requests.server.ts";

export const meta = titled("Cereri privind datele");

export default function PrivacyRequests() {
  const { state, requests, total, lastPage, mayOpen, person } = useLoaderData<typeof loadRequests>();
  const refused = useRefused("open");
  const rows = requests.map((one) => ({
    id: one.id,
    cells: {
      cine: <Link to={`/cereri-date/${one.id}`}>{one.name || one.email || "date șterse"}</Link>,
      ce: REQUEST_KINDS[one.type],
      email: one.email,
      stare: <Status text={REQUEST_STATES[one.state]} variant={requestVariant(one.state)} />,
      termen: <Deadline deadline={one.deadline} />,
      primita: <Moment at={one.created_at} />,
      incheiata: <Moment at={one.done_at} />,
    },
  }));
  return (
    <Page title="Cereri privind datele">
      <QueueIntro
        waiting="Cererile fără răspuns, începând cu cele mai vechi. Termenul legal este de 30 de zile."
        state={state.filters.stare}
      />
      <ListView shape={REQUESTS} state={state} paging={{ total, lastPage }}>
        <DataTable caption="Cereri privind datele" shape={REQUESTS} state={state} rows={rows} />
      </ListView>
      {mayOpen && (
        <Panel title="Cerere de ștergere prin telefon sau scrisoare">
          <p>
            Pentru cine a comandat fără cont sau nu poate deschide linkul. Vezi mai întâi ce date se
            păstrează; ștergerea se face din pagina cererii.
          </p>
          <ActionForm name="open" refused={refused}>
            <Field
              label="E-mail sau număr de comandă"
              name="person"
              defaultValue={refused?.values.person ?? person}
              errors={refused?.errors}
              required
              maxLength={255}
            />
            <SendButton form="open">Deschide cererea</SendButton>
          </ActionForm>
        </Panel>
      )}
    </Page>
  );
}

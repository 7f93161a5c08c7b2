import { counted } from "@curat/contract/quantity-text.values";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { loadCampaign } from "./campaign.server.ts";

type Loaded = Awaited<ReturnType<typeof loadCampaign>>;

/** Actions for a campaign: test, send, stop, copy, delete. */
export function SendPanel({ campaign, counts, mayEdit, maySend }: Loaded) {
  const [test, stop] = [useRefused("test"), useRefused("stop")];
  const { state, version } = campaign;
  const isDraft = state === "draft";
  return (
    <Panel title="Trimiterea">
      {isDraft && (
        <p>
          Ar primi-o acum <b>{counted(counts.recipients, "o persoană", "persoane")}</b> din{" "}
          {counted(counts.subscribers, "un abonat", "abonați")}.
          {counts.suppressed > 0 &&
            ` ${counted(counts.suppressed, "O adresă este exclusă", "adrese sunt excluse")}.`}
        </p>
      )}
      {state === "scheduled" && (
        <p>
          Pleacă la <Moment at={campaign.send_at} />, către cei abonați în acel moment.
        </p>
      )}
      {mayEdit && isDraft && (
        <ActionForm name="test" refused={test}>
          <SendButton form="test" variant="secondary">
            Trimite-mi un e-mail de probă
          </SendButton>
        </ActionForm>
      )}
      {maySend && isDraft && <SendForm version={version} />}
      {maySend && (state === "scheduled" || state === "sending") && (
        <ActionForm name="stop" refused={stop}>
          <input type="hidden" name="version" value={version} />
          <SendButton form="stop" variant="secondary">
            {state === "scheduled" ? "Anulează programarea" : "Oprește trimiterea"}
          </SendButton>
        </ActionForm>
      )}
      {mayEdit && (
        <PressButton
          intent="copy"
          fields={{ subject: campaign.content.subject || "Campanie" }}
          variant="quiet"
        >
          Fă o copie
        </PressButton>
      )}
      {mayEdit && isDraft && (
        <ConfirmDelete open="Șterge ciorna">
          <p>Textul și destinatarii aleși se pierd.</p>
          <PressButton intent="remove" fields={{ version }}>
            Șterge ciorna
          </PressButton>
        </ConfirmDelete>
      )}
    </Panel>
  );
}

function SendForm({ version }: { version: number }) {
  const refused = useRefused("send");
  const { send_at: _atItsField, ...otherErrors } = refused?.errors ?? {};
  const faults = Object.values(otherErrors).flat();
  return (
    <ActionForm name="send" refused={refused}>
      <input type="hidden" name="version" value={version} />
      {faults.length > 0 && (
        <ul className="m-0 text-primary bold pl-5" role="alert">
          {[...new Set(faults)].map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <Field
        label="Trimite la"
        name="send_at"
        type="datetime-local"
        hint="Ora României. Dacă o lași goală, campania pleacă acum. Salvează mai întâi modificările."
        defaultValue={refused?.values.send_at ?? ""}
        errors={refused?.errors}
      />
      <SendButton form="send">Trimite campania</SendButton>
    </ActionForm>
  );
}

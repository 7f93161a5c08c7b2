import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { NewTotp } from "../../../components/second-factor/new-totp.tsx";
import type { QrDrawing } from "../../../components/second-factor/qr.server.ts";

export interface SentTotp {
  secret: string;
  uri: string;
  qr: QrDrawing;
}

/** Sets up the only authenticator app. A new one is active once its code is confirmed. */
export function TotpPanel({ isOn, sent }: { isOn: boolean; sent: SentTotp | undefined }) {
  const refused = useRefused("confirm-totp");
  return (
    <Panel title="Aplicație de autentificare">
      <p>{isOn ? "Activă la intrarea în cont." : "Inactivă."}</p>
      {sent ? (
        <ActionForm name="confirm-totp" refused={refused}>
          <NewTotp secret={sent.secret} qr={sent.qr} />
          <input type="hidden" name="secret" value={sent.secret} />
          <input type="hidden" name="uri" value={sent.uri} />
          <Field
            label="Codul din aplicație"
            name="code"
            errors={refused?.errors}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
          <SendButton form="confirm-totp">Confirmă aplicația</SendButton>
        </ActionForm>
      ) : (
        <>
          <PressButton intent="new-totp">
            {isOn ? "Schimbă aplicația" : "Folosește o aplicație nouă"}
          </PressButton>
          {isOn && <PressButton intent="remove-totp">Dezactivează aplicația</PressButton>}
        </>
      )}
    </Panel>
  );
}

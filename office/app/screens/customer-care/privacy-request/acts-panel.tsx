import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { RequestData } from "./privacy-request.server.ts";

export function ActionsPanel({ request: { type, version }, may }: Pick<RequestData, "request" | "may">) {
  const erasing = useRefused("erase");
  return (
    <Panel title="Acțiuni">
      <p>
        Clientul confirmă cererea prin linkul din e-mail, valabil 24 de ore. Dacă nu l-a deschis la timp,
        trimite-i altul.
      </p>
      {may.answer && (
        <>
          <PressButton intent="link" fields={{ version }} variant="primary">
            Trimite linkul din nou
          </PressButton>
          <ReasonForm
            name="close"
            version={version}
            label="Motiv"
            hint="Clientul primește pe e-mail motivul și află unde poate depune o plângere."
            button="Închide cererea și comunică motivul"
          />
        </>
      )}
      {may.erase && type === "forgetme" && (
        <ActionForm name="erase" refused={erasing}>
          <input type="hidden" name="version" value={version} />
          <p>
            Doar dacă ești sigur că cererea îi aparține, de exemplu după ce l-ai sunat. Ștergerea este
            ireversibilă.
          </p>
          <SendButton form="erase" variant="secondary">
            Șterge datele acum
          </SendButton>
        </ActionForm>
      )}
    </Panel>
  );
}

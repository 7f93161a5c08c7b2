import { PressButton } from "../../../components/form/press-button.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { ReviewData } from "./review.server.ts";

/** Approves or rejects a review; a rejection needs a reason. */
export function DecisionPanel({ review: { state, version } }: Pick<ReviewData, "review">) {
  return (
    <Panel title="Hotărârea">
      {state !== "approved" && (
        <>
          <PressButton intent="approve" fields={{ version }} variant="primary">
            Publică recenzia
          </PressButton>
          <p>Apare pe pagina produsului, iar cine a scris-o primește un e-mail.</p>
        </>
      )}
      {state !== "rejected" && (
        <ReasonForm
          name="reject"
          version={version}
          label="Motivul respingerii"
          hint="Cine a scris-o îl primește pe e-mail. O notă mică nu este un motiv: legea cere și părerile proaste."
          button="Respinge recenzia"
        />
      )}
    </Panel>
  );
}

import { PressButton } from "../../../components/form/press-button.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { ReviewData } from "./review.server.ts";

export function DecisionPanel({ review: { state, version } }: Pick<ReviewData, "review">) {
  return (
    <Panel title="Decizie">
      {state !== "approved" && (
        <>
          <PressButton intent="approve" fields={{ version }} variant="primary">
            Publică recenzia
          </PressButton>
          <p>Apare pe pagina produsului, iar autorul primește un e-mail.</p>
        </>
      )}
      {state !== "rejected" && (
        <ReasonForm
          name="reject"
          version={version}
          label="Motivul respingerii"
          hint="Autorul îl primește pe e-mail. O notă mică nu este un motiv: legea interzice respingerea recenziilor negative."
          button="Respinge recenzia"
        />
      )}
    </Panel>
  );
}

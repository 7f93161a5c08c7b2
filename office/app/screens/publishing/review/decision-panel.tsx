import { PressButton } from "../../../components/form/press-button.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { ReviewData } from "./review.server.ts";
import { texts } from "./texts.ts";

/** Whether a review shows; a rejection says why. */
export function DecisionPanel({ review: { state, version } }: Pick<ReviewData, "review">) {
  return (
    <Panel title={texts.decide}>
      {state !== "approved" && (
        <>
          <PressButton intent="approve" fields={{ version }} variant="primary">
            {texts.approve}
          </PressButton>
          <p>{texts.approveHint}</p>
        </>
      )}
      {state !== "rejected" && (
        <ReasonForm
          name="reject"
          version={version}
          label={texts.rejection}
          hint={texts.rejectionHint}
          button={texts.reject}
        />
      )}
    </Panel>
  );
}

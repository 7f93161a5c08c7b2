import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { PressButton } from "../../components/form/press-button.tsx";
import { useRefused } from "../../components/form/refused.ts";
import { SendButton } from "../../components/form/send-button.tsx";
import { Panel } from "../../components/page/page.tsx";
import type { ReviewData } from "./review.server.ts";
import { texts } from "./texts.ts";

/** Whether a review shows; a rejection says why. */
export function DecisionPanel({ review: { state, version } }: Pick<ReviewData, "review">) {
  const refused = useRefused("reject");
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
        <ActionForm name="reject" refused={refused}>
          <input type="hidden" name="version" value={version} />
          <Field
            label={texts.rejection}
            name="reason"
            hint={texts.rejectionHint}
            defaultValue={refused?.values.reason}
            errors={refused?.errors}
            maxLength={500}
            required
            autoComplete="off"
          />
          <SendButton form="reject" variant="secondary">
            {texts.reject}
          </SendButton>
        </ActionForm>
      )}
    </Panel>
  );
}

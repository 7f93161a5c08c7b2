import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { RequestData } from "./privacy-request.server.ts";
import { texts } from "./texts.ts";

/** What the shop may do while a request is open. */
export function ActsPanel({ request: { type, version }, may }: Pick<RequestData, "request" | "may">) {
  const erasing = useRefused("erase");
  return (
    <Panel title={texts.acts}>
      <p>{texts.usual}</p>
      {may.answer && (
        <>
          <PressButton intent="link" fields={{ version }} variant="primary">
            {texts.repeat}
          </PressButton>
          <ReasonForm
            name="close"
            version={version}
            label={texts.reason}
            hint={texts.closeHint}
            button={texts.close}
          />
        </>
      )}
      {may.erase && type === "forgetme" && (
        <ActionForm name="erase" refused={erasing}>
          <input type="hidden" name="version" value={version} />
          <p>{texts.eraseHint}</p>
          <SendButton form="erase" variant="secondary">
            {texts.erase}
          </SendButton>
        </ActionForm>
      )}
    </Panel>
  );
}

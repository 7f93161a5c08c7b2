import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { PressButton } from "../../components/form/press-button.tsx";
import { useRefused } from "../../components/form/refused.ts";
import { SendButton } from "../../components/form/send-button.tsx";
import { Panel } from "../../components/page/page.tsx";
import type { RequestData } from "./privacy-request.server.ts";
import { texts } from "./texts.ts";

/** What the shop may do while a request is open. */
export function ActsPanel({ request: { type, version }, may }: Pick<RequestData, "request" | "may">) {
  const [closing, erasing] = [useRefused("close"), useRefused("erase")];
  const seen = <input type="hidden" name="version" value={version} />;
  return (
    <Panel title={texts.acts}>
      <p>{texts.usual}</p>
      {may.answer && (
        <>
          <PressButton intent="link" fields={{ version }} variant="primary">
            {texts.repeat}
          </PressButton>
          <ActionForm name="close" refused={closing}>
            {seen}
            <Field
              label={texts.reason}
              name="reason"
              hint={texts.closeHint}
              defaultValue={closing?.values.reason}
              errors={closing?.errors}
              maxLength={500}
              required
              autoComplete="off"
            />
            <SendButton form="close" variant="secondary">
              {texts.close}
            </SendButton>
          </ActionForm>
        </>
      )}
      {may.erase && type === "forgetme" && (
        <ActionForm name="erase" refused={erasing}>
          {seen}
          <p>{texts.eraseHint}</p>
          <SendButton form="erase" variant="secondary">
            {texts.erase}
          </SendButton>
        </ActionForm>
      )}
    </Panel>
  );
}

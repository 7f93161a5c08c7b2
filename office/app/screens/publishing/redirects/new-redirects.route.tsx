import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { texts } from "./texts.ts";

export { loadNewRedirects as loader, createRedirects as action } from "./redirects.server.ts";

export const meta = titled(texts.new);

/** A thousand rows of two addresses. */
const LIMIT = 150_000;

export default function NewRedirects() {
  const [one, many] = [useRefused("one"), useRefused("many")];
  const field = (name: string) => ({
    name,
    defaultValue: one?.values[name] ?? "",
    errors: one?.errors,
    maxLength: 500,
    autoComplete: "off",
    autoCapitalize: "none",
  });
  return (
    <Page title={texts.new} trail={[{ to: "/redirectionari", text: texts.title }]}>
      <Panels>
        <Panel title={texts.one}>
          <ActionForm name="one" refused={one}>
            <Field {...field("from")} label={texts.from} hint={texts.fromHint} required />
            <Field {...field("to")} label={texts.to} hint={texts.toHint} required />
            <SendButton form="one">{texts.create}</SendButton>
          </ActionForm>
        </Panel>
        <Panel title={texts.many}>
          <p>{texts.rowsHint}</p>
          <ActionForm name="many" refused={many}>
            <Textarea
              label={texts.rows}
              name="rows"
              limit={LIMIT}
              defaultValue={many?.values.rows ?? ""}
              errors={many?.errors}
              required
            />
            <SendButton form="many" variant="secondary">
              {texts.createMany}
            </SendButton>
          </ActionForm>
        </Panel>
      </Panels>
    </Page>
  );
}

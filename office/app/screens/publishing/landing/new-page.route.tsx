import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { texts } from "./texts.ts";

const FORM = "new-page";

export { loadNewPage as loader, createPage as action } from "./pages.server.ts";

export const meta = titled(texts.new);

export default function NewLandingPage() {
  const refused = useRefused(FORM);
  const field = (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? "",
    errors: refused?.errors,
  });
  return (
    <Page title={texts.new} trail={[{ to: "/pagini", text: texts.title }]}>
      <Panel title={texts.main}>
        <ActionForm name={FORM} refused={refused}>
          <Field {...field("meta.metatile")} label={texts.pageTitle} hint={texts.titleHint} required />
          <Field
            {...field("slug")}
            label={texts.address}
            hint={texts.slugHint}
            maxLength={120}
            autoComplete="off"
            autoCapitalize="none"
          />
          <SendButton form={FORM}>{texts.create}</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}

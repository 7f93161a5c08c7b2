import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ParameterForm } from "./parameter-form.tsx";
import { texts } from "./texts.ts";

export { loadNewParameter as loader, createParameter as action } from "./parameters.server.ts";

export const meta = titled(texts.new);

export default function NewParameter() {
  return (
    <Page title={texts.new} trail={[{ to: "/caracteristici", text: texts.title }]}>
      <Panel title={texts.text}>
        <ParameterForm />
      </Panel>
    </Page>
  );
}

import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ParameterForm } from "./parameter-form.tsx";

export { loadNewParameter as loader, createParameter as action } from "./parameters.server.ts";

export const meta = titled("Caracteristică nouă");

export default function NewParameter() {
  return (
    <Page title="Caracteristică nouă" trail={[{ to: "/caracteristici", text: "Caracteristici" }]}>
      <Panel title="Caracteristica">
        <ParameterForm />
      </Panel>
    </Page>
  );
}

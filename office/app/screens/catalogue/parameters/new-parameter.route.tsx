import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ParameterForm } from "./parameter-form.tsx";
import { createParameter, loadNewParameter } from "./parameters.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadNewParameter(context);

export const action = ({ request, context }: ActionFunctionArgs) => createParameter(request, context);

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

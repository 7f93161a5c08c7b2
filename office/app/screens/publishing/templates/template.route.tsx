import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import { PressButton } from "../../../components/form/press-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { changeTemplate, loadTemplate } from "./templates.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadTemplate(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeTemplate(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.template.name ?? texts.title)();

export default function Template() {
  const { template, history, mayEdit } = useLoaderData<typeof loader>();
  return (
    <Page title={template.name} trail={[{ to: "/sabloane", text: texts.title }]}>
      <Panels>
        <Panel title={texts.text}>
          {mayEdit ? (
            <RecordForm
              key={template.version}
              name="template"
              description={ANSWER_TEMPLATE}
              record={template}
              words={texts}
            />
          ) : (
            <p>{template.body}</p>
          )}
          {mayEdit && (
            <PressButton intent="remove" fields={{ version: template.version }} variant="quiet">
              {texts.remove}
            </PressButton>
          )}
        </Panel>
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}

import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import { PressButton } from "../../../components/form/press-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { RecordPage } from "../../../components/record/record-page.tsx";
import type { loadTemplate } from "./templates.server.ts";
import { texts } from "./texts.ts";

export { loadTemplate as loader, changeTemplate as action } from "./templates.server.ts";

export const meta: MetaFunction<typeof loadTemplate> = ({ loaderData }) =>
  titled(loaderData?.template.name ?? texts.title)();

export default function Template() {
  const { template, history, otherViewers, mayEdit } = useLoaderData<typeof loadTemplate>();
  const { id, version } = template;
  return (
    <RecordPage
      title={template.name}
      room={{ to: "/sabloane", text: texts.title }}
      {...{ kind: "answer_template", id, otherViewers, history }}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <>
            <RecordForm
              key={version}
              name="template"
              description={ANSWER_TEMPLATE}
              record={template}
              words={texts}
            />
            <PressButton intent="remove" fields={{ version }} variant="quiet">
              {texts.remove}
            </PressButton>
          </>
        ) : (
          <p>{template.body}</p>
        )
      }
    />
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { requireRight } from "../../../session/staff.server.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { createTemplate } from "./templates.server.ts";
import { texts } from "./texts.ts";

export const loader = async ({ context }: LoaderFunctionArgs) => {
  await requireRight(context, "templates:edit");
  return null;
};

export const action = ({ request, context }: ActionFunctionArgs) => createTemplate(request, context);

export const meta = titled(texts.new);

export default function NewTemplate() {
  return (
    <Page title={texts.new} trail={[{ to: "/sabloane", text: texts.title }]}>
      <Panel title={texts.text}>
        <RecordForm name="template" description={ANSWER_TEMPLATE} record={undefined} words={texts} />
      </Panel>
    </Page>
  );
}

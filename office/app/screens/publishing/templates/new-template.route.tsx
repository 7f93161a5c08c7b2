import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { texts } from "./texts.ts";

export { loadNewTemplate as loader, createTemplate as action } from "./templates.server.ts";

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

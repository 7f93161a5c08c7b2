import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { STEPS_TITLE } from "../../../components/first-steps/step-words.ts";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { publishPage } from "./first-steps.server.ts";
import type { loadPage } from "./first-steps.server.ts";
import { marksIn } from "./marks.ts";
import { texts } from "./texts.ts";

export { loadPage as loader } from "./first-steps.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  publishPage(request, context, params.page ?? "");

export const meta: MetaFunction<typeof loadPage> = ({ loaderData }) =>
  titled(loaderData?.page.title ?? texts.pages)();

const FORM = "page";

export default function LegalPage() {
  const { page } = useLoaderData<typeof loadPage>();
  const refused = useRefused(FORM);
  const filled = { title: page.title, content: page.draft };
  const field = filledFields(texts.labels, { refused, filled });
  const marks = marksIn(refused?.values.content ?? page.draft);
  return (
    <Page
      title={page.title}
      trail={[
        { to: "/pasi", text: STEPS_TITLE },
        { to: "/pasi/pagini-legale", text: texts.pages },
      ]}
    >
      <Panel title={page.link_title}>
        {marks.length > 0 ? (
          <div>
            <p>{texts.marks(marks.length)}</p>
            <ul className="m-0 pl-5">
              {marks.map((mark) => (
                <li key={mark}>{mark}</li>
              ))}
            </ul>
          </div>
        ) : (
          <p>{texts.nothingOpen}</p>
        )}
        <ActionForm name={FORM} refused={refused}>
          <Field {...field("title")} required autoComplete="off" />
          <HtmlField {...field("content")} required />
          <SendButton form={FORM}>{texts.publish}</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}

import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { createCategory, loadNewCategory } from "./categories.server.ts";
import { CategoryForm } from "./category-form.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadNewCategory(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => createCategory(request, context);

export const meta = titled(texts.new);

export default function NewCategory() {
  return (
    <Page title={texts.new} trail={[{ to: "/categorii", text: texts.title }]}>
      <Panel title={texts.text}>
        <CategoryForm {...useLoaderData<typeof loader>()} />
      </Panel>
    </Page>
  );
}

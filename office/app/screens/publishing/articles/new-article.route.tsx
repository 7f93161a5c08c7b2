import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ArticleForm } from "./article-form.tsx";
import { createArticle } from "./articles.server.ts";
import type { loadNewArticle } from "./articles.server.ts";
import { texts } from "./texts.ts";

export { loadNewArticle as loader } from "./articles.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => createArticle(request, context);

export const meta = titled(texts.new);

export default function NewArticle() {
  return (
    <Page title={texts.new} trail={[{ to: "/articole", text: texts.title }]}>
      <Panel title={texts.text}>
        <ArticleForm {...useLoaderData<typeof loadNewArticle>()} />
      </Panel>
    </Page>
  );
}

import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import { DraftPanel } from "../../../components/drafts/draft-panel.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { LinkingPanel } from "../../../components/linking/linking-panel.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordPage, Removal } from "../../../components/record/record-page.tsx";
import { ArticleForm } from "./article-form.tsx";
import { changeArticle } from "./articles.server.ts";
import type { loadArticle } from "./articles.server.ts";
import { texts } from "./texts.ts";

export { loadArticle as loader } from "./articles.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeArticle(request, context, params.id ?? "");

const { fields } = STAFF_ARTICLE;
const groups: Partial<Record<number, string>> = fields.type_id.options;

export const meta: MetaFunction<typeof loadArticle> = ({ loaderData }) =>
  titled(loaderData?.article.title ?? texts.title)();

export default function Article() {
  const { article, draft, links, history, otherViewers, mayEdit, mayUpload } =
    useLoaderData<typeof loadArticle>();
  const { id, version, is_published: isShown } = article;
  return (
    <RecordPage
      title={article.title}
      room={{ to: "/articole", text: texts.title }}
      shopPage={isShown && article.url}
      {...{ kind: "article", id, otherViewers, history }}
      draftVersion={mayEdit ? (draft?.summary.version ?? 0) : undefined}
      versionsAt={`/articole/${id}/versiuni`}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <ArticleForm
            key={`${id}-${version}-${draft?.summary.version}`}
            article={article}
            draft={draft && { content: draft.content, version: draft.summary.version }}
            mayUpload={mayUpload}
          />
        ) : (
          <FactList
            facts={[
              [fields.slug.label, article.url],
              [fields.type_id.label, groups[article.type_id]],
              [fields.link_title.label, article.link_title],
              [fields.intro.label, article.intro],
            ]}
          />
        )
      }
      sidebar={
        <>
          <Panel title={texts.state}>
            <p>{isShown ? texts.shownState : texts.hiddenState}</p>
            {mayEdit && (
              <>
                <PressButton
                  intent={isShown ? "hide" : "publish"}
                  fields={{ version }}
                  variant={isShown || draft ? "secondary" : "primary"}
                >
                  {isShown ? texts.hide : draft ? texts.publishCurrent : texts.publish}
                </PressButton>
                <Removal {...{ version, texts }} />
              </>
            )}
          </Panel>
          <DraftPanel draft={draft?.summary} mayEdit={mayEdit} />
          <LinkingPanel links={links} />
        </>
      }
    />
  );
}

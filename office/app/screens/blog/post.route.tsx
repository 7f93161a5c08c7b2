import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { DraftPanel } from "../../components/drafts/draft-panel.tsx";
import { FactList } from "../../components/facts/fact-list.tsx";
import { FinalAct } from "../../components/form/final-act.tsx";
import { PressButton } from "../../components/form/press-button.tsx";
import { ChangeHistory } from "../../components/history/change-history.tsx";
import { LinkingPanel } from "../../components/linking/linking-panel.tsx";
import { Page, Panel, Panels } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { Presence } from "../../components/presence/presence.tsx";
import { PostForm } from "./post-form.tsx";
import { changePost, loadPost } from "./posts.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPost(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changePost(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.post.title ?? texts.title)();

export default function Post() {
  const { post, draft, links, history, others, mayEdit, ...form } = useLoaderData<typeof loader>();
  const { id, version, is_published: isShown } = post;
  return (
    <Page
      title={post.title}
      trail={[{ to: "/blog", text: texts.title }]}
      acts={
        isShown && (
          <a href={post.url} className={buttonClass("secondary")}>
            {texts.inShop}
          </a>
        )
      }
    >
      <Presence kind="blog-post" id={id} others={others} />
      <Panels>
        <Panel title={texts.text}>
          {mayEdit ? (
            <PostForm
              key={`${id}-${version}-${draft?.version}`}
              post={post}
              draftVersion={draft?.version}
              {...form}
            />
          ) : (
            <FactList
              facts={[
                [texts.labels.slug, post.url],
                [texts.labels.intro, post.intro],
              ]}
            />
          )}
        </Panel>
        <div>
          <Panel title={texts.state}>
            <p>{isShown ? texts.shownState : texts.draftState}</p>
            {mayEdit && (
              <>
                <PressButton
                  intent={isShown ? "unpublish" : "publish"}
                  fields={{ version }}
                  variant={isShown ? "secondary" : "primary"}
                >
                  {isShown ? texts.unpublish : texts.publish}
                </PressButton>
                <FinalAct open={texts.remove}>
                  <p>{texts.removeExplain}</p>
                  <PressButton intent="remove" fields={{ version }}>
                    {texts.confirmRemove}
                  </PressButton>
                </FinalAct>
              </>
            )}
          </Panel>
          <DraftPanel draft={draft} mayEdit={mayEdit} />
          <LinkingPanel links={links} />
          <ChangeHistory rows={history} {...(mayEdit && { draftVersion: draft?.version ?? 0 })} />
        </div>
      </Panels>
    </Page>
  );
}

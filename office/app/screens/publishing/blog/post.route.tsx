import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { STAFF_POST } from "@curat/contract/staff/post.values";
import { DraftPanel } from "../../../components/drafts/draft-panel.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { LinkingPanel } from "../../../components/linking/linking-panel.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordPage, Removal } from "../../../components/record/record-page.tsx";
import { PostForm } from "./post-form.tsx";
import type { loadPost } from "./posts.server.ts";
import { texts } from "./texts.ts";

export { loadPost as loader, changePost as action } from "./posts.server.ts";

export const meta: MetaFunction<typeof loadPost> = ({ loaderData }) =>
  titled(loaderData?.post.title ?? texts.title)();

export default function Post() {
  const { post, draft, links, history, otherViewers, mayEdit, ...form } = useLoaderData<typeof loadPost>();
  const { id, version, is_published: isShown } = post;
  return (
    <RecordPage
      title={post.title}
      room={{ to: "/blog", text: texts.title }}
      shopPage={isShown && post.url}
      {...{ kind: "blog-post", id, otherViewers, history }}
      draftVersion={mayEdit ? (draft?.summary.version ?? 0) : undefined}
      versionsAt={`/blog/${id}/versiuni`}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <PostForm
            key={`${id}-${version}-${draft?.summary.version}`}
            post={post}
            draft={draft && { content: draft.content, version: draft.summary.version }}
            {...form}
          />
        ) : (
          <FactList
            facts={[
              [STAFF_POST.fields.slug.label, post.url],
              [STAFF_POST.fields.intro.label, post.intro],
            ]}
          />
        )
      }
      sidebar={
        <>
          <Panel title={texts.state}>
            <p>{isShown ? texts.shownState : texts.draftState}</p>
            {mayEdit && (
              <>
                <PressButton
                  intent={isShown ? "unpublish" : "publish"}
                  fields={{ version }}
                  variant={isShown || draft ? "secondary" : "primary"}
                >
                  {isShown ? texts.unpublish : draft ? texts.publishCurrent : texts.publish}
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

import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PostForm } from "./post-form.tsx";
import { createPost } from "./posts.server.ts";
import type { loadNewPost } from "./posts.server.ts";
import { texts } from "./texts.ts";

export { loadNewPost as loader } from "./posts.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => createPost(request, context);

export const meta = titled(texts.new);

export default function NewPost() {
  return (
    <Page title={texts.new} trail={[{ to: "/blog", text: texts.title }]}>
      <Panel title={texts.text}>
        <PostForm {...useLoaderData<typeof loadNewPost>()} />
      </Panel>
    </Page>
  );
}

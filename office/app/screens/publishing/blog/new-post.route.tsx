import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PostForm } from "./post-form.tsx";
import { createPost, loadNewPost } from "./posts.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadNewPost(context);

export const action = ({ request, context }: ActionFunctionArgs) => createPost(request, context);

export const meta = titled(texts.new);

export default function NewPost() {
  return (
    <Page title={texts.new} trail={[{ to: "/blog", text: texts.title }]}>
      <Panel title={texts.text}>
        <PostForm {...useLoaderData<typeof loader>()} />
      </Panel>
    </Page>
  );
}

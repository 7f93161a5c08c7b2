import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { DraftStatus } from "../../../components/drafts/draft-status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { loadPosts } from "./posts.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadPosts as loader } from "./posts.server.ts";

export const meta = titled(texts.title);

export default function Posts() {
  const { shape, state, posts, total, lastPage, mayEdit } = useLoaderData<typeof loadPosts>();
  const rows = posts.map((post) => ({
    id: post.id,
    cells: {
      titlu: <Link to={`/blog/${post.id}`}>{post.title}</Link>,
      categorie: post.category,
      stare: texts.states[post.is_published ? "published" : "hidden"],
      ciorna: <DraftStatus draft={post.draft} />,
      data: <Moment at={post.created_at} />,
      adresa: post.url,
    },
  }));
  return (
    <ListPage
      title={texts.title}
      pageActions={
        <>
          <Link to="/blog/categorii" className={buttonClass("secondary")}>
            {texts.sections.category.title}
          </Link>
          <Link to="/blog/etichete" className={buttonClass("secondary")}>
            {texts.sections.tag.title}
          </Link>
          {mayEdit && (
            <Link to="/blog/nou" className={buttonClass()}>
              {texts.new}
            </Link>
          )}
        </>
      }
      shape={shape}
      state={state}
      paging={{ total, lastPage }}
      rows={rows}
    />
  );
}

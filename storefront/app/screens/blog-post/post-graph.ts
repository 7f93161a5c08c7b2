import { pictureAt } from "@curat/contract/media.values";
import { absoluteAddress } from "../../components/structured-data/absolute-address.ts";
import { breadcrumbList } from "../../components/structured-data/graphs.ts";
import type { PostPage } from "./load.server.ts";

type Described = Pick<
  PostPage,
  "title" | "intro" | "picture" | "date" | "canonical" | "publisher" | "logo" | "category"
>;

export function postGraph(post: Described): object {
  const absolute = (url: string) => absoluteAddress(url, post.canonical);
  const organization = {
    "@type": "Organization",
    name: post.publisher,
    logo: post.logo ? absolute(pictureAt(post.logo, 640)) : undefined,
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BlogPosting",
        headline: post.title,
        description: post.intro,
        image: post.picture ? [absolute(pictureAt(post.picture, 1200))] : undefined,
        datePublished: post.date,
        inLanguage: "ro",
        mainEntityOfPage: post.canonical,
        author: organization,
        publisher: organization,
      },
      breadcrumbList(
        [
          { name: "Blog", url: "/blog" },
          ...(post.category ? [post.category] : []),
          { name: post.title, url: post.canonical },
        ],
        post.canonical,
      ),
    ],
  };
}

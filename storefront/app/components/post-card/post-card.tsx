import { Picture } from "@curat/ui/picture/picture.tsx";
import { dayMonthYear } from "./day-month-year.ts";
import styles from "./post-card.module.css";
import { texts } from "./texts.ts";

export interface PostView {
  title: string;
  url: string;
  intro: string;
  picture: string | null;
  date: string;
}

interface PostCardProps {
  post: PostView;
  heading?: "h2" | "h3";
  sizes: string;
  eager?: boolean;
}

export function PostCard({ post, heading: Heading = "h3", sizes, eager }: PostCardProps) {
  return (
    <article className={styles["post-card"]}>
      <div className={styles.picture}>
        {post.picture && (
          <Picture
            className="w-full h-full object-cover"
            source={post.picture}
            alt=""
            width={460}
            height={259}
            shape="16x9"
            sizes={sizes}
            eager={eager}
          />
        )}
      </div>
      <p className={styles.date}>{dayMonthYear(post.date)}</p>
      <Heading className={styles.title}>
        <a href={post.url || undefined}>{post.title}</a>
      </Heading>
      <p className={styles.intro}>{post.intro}</p>
      <span className={styles.more} aria-hidden>
        {texts.more}
      </span>
    </article>
  );
}

import { Link, useLocation, useRouteError } from "react-router";
import type { Failure } from "@curat/ui/request-code/failure.ts";
import { Page } from "../components/page/page.tsx";
import { Entrance } from "./entrance.tsx";
import styles from "./error-page.module.css";
import { errorWords } from "./error-words.ts";

const HOME = "Înapoi la prima pagină";

/** Error page without the office's navigation. */
export function ErrorPage() {
  const error = useRouteError();
  const { title, texts } = errorWords(error);
  return (
    <Entrance title={title}>
      <ErrorText {...{ error, title, texts }} />
    </Entrance>
  );
}

/** Error page inside the layout, which keeps the navigation. */
export function ErrorInFrame() {
  const error = useRouteError();
  const { title, texts } = errorWords(error);
  return (
    <Page title={title}>
      <div className={`stack gap-3 ${styles.error}`}>
        <ErrorText {...{ error, title, texts }} />
      </div>
    </Page>
  );
}

function ErrorText({ error, title, texts }: { error: unknown; title: string; texts: string[] }) {
  const { key } = useLocation();
  return (
    <>
      <title>{`${title} – Administrare`}</title>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {/* The code of a rendering error exists only in the server's HTML, so hydration keeps that text
         until the next navigation. */}
      <p key={key} className={styles.code} suppressHydrationWarning>
        {(error as Failure)?.data?.told ?? ""}
      </p>
      <p>
        <Link to="/">{HOME}</Link>
      </p>
    </>
  );
}

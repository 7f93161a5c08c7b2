import { Link, useRouteError } from "react-router";
import { Page } from "../components/page/page.tsx";
import { Entrance } from "./entrance.tsx";
import styles from "./error-page.module.css";
import { errorWords } from "./error-words.ts";

const HOME = "Înapoi la prima pagină";

/** What is shown instead of a page that can not be, where there is no frame around it. */
export function ErrorPage() {
  const { title, texts } = errorWords(useRouteError());
  return (
    <Entrance title={title}>
      <ErrorText title={title} texts={texts} />
    </Entrance>
  );
}

/** The same within the frame: who is logged in goes on from its menu. */
export function ErrorInFrame() {
  const { title, texts } = errorWords(useRouteError());
  return (
    <Page title={title}>
      <div className={styles.error}>
        <ErrorText title={title} texts={texts} />
      </div>
    </Page>
  );
}

function ErrorText({ title, texts }: { title: string; texts: string[] }) {
  return (
    <>
      <title>{`${title} – Birou`}</title>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <Link to="/">{HOME}</Link>
      </p>
    </>
  );
}

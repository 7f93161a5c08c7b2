import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { RequestCodeText } from "@curat/ui/request-code/request-code.tsx";
import { Page } from "../components/page/page.tsx";
import { Entrance } from "./entrance.tsx";
import styles from "./error-page.module.css";
import { errorWords } from "./error-words.ts";
import { texts as sessionTexts } from "../session/texts.ts";

const HOME = "Înapoi la prima pagină";

/** What is shown instead of a page that can not be, where there is no frame around it. */
export function ErrorPage() {
  const error = useRouteError();
  const { title, texts } = errorWords(error);
  return (
    <Entrance title={title}>
      <ErrorText {...{ error, title, texts }} />
    </Entrance>
  );
}

/** The same within the frame: who is logged in goes on from its menu. */
export function ErrorInFrame() {
  const error = useRouteError();
  const { title, texts } = errorWords(error);
  return (
    <Page title={title}>
      <div className={styles.error}>
        <ErrorText {...{ error, title, texts }} />
      </div>
    </Page>
  );
}

function ErrorText({ error, title, texts }: { error: unknown; title: string; texts: string[] }) {
  const isOurs = !isRouteErrorResponse(error) || error.status >= 500;
  return (
    <>
      <title>{`${title} – Birou`}</title>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isOurs && <RequestCodeText error={error} say={sessionTexts.requestCode} className={styles.code} />}
      <p>
        <Link to="/">{HOME}</Link>
      </p>
    </>
  );
}

import { Link, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import type { Failure } from "@curat/ui/request-code/failure.ts";
import { Page } from "../components/page/page.tsx";
import { Entrance } from "./entrance.tsx";
import styles from "./error-page.module.css";
import { errorWords, isPassing } from "./error-words.ts";

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
  const posted = useRouteLoaderData<{ posted?: [name: string, value: string][] }>("root")?.posted;
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
      {posted && isPassing(error) && (
        <form method="post" className="stack gap-3">
          <p>Ce ai scris în formular nu s-a pierdut.</p>
          {posted.map(([name, value], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- fields with the same name differ only by their place
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <p>
            <Button>Încearcă din nou</Button>
          </p>
        </form>
      )}
      <p>
        <Link to="/">{HOME}</Link>
      </p>
    </>
  );
}

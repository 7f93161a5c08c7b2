import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import type { Failure } from "@curat/ui/request-code/failure.ts";
import { usePromises } from "../../components/promises/use-promises.ts";
import styles from "./error.module.css";
import { texts } from "./texts.ts";

/** Shows the message for the error's status, which defaults to 500 (requirements: C-091). */
export function ErrorScreen() {
  const error = useRouteError();
  const { key, pathname, search } = useLocation();
  const { notFound } = usePromises();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = status === 404 ? notFound : (texts.messages[status] ?? texts.unnamed);
  return (
    <div className={`stack gap-3 text-center ${styles.error}`}>
      <title>{message}</title>
      <p className="muted tabular">{status}</p>
      <h1>{message}</h1>
      {/* The message for 500 already contains the advice. */}
      {status >= 500 && <p>{status === 500 ? texts.kept : texts.tooBusyHint}</p>}
      {/* Only the server's HTML contains the failed request's code, so hydration keeps that text until the next navigation. */}
      <p key={key} suppressHydrationWarning>
        {(error as Failure)?.data?.told ?? ""}
      </p>
      <p>
        {status === 404 ? (
          <a href="/" className={buttonClass()}>
            {texts.home}
          </a>
        ) : (
          <a href={`${pathname}${search}`} className={buttonClass()} data-reload>
            {texts.again}
          </a>
        )}
      </p>
    </div>
  );
}

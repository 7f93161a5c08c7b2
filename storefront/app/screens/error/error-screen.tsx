import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { MESSAGES } from "@curat/contract/messages.values";
import { RequestCodeText } from "@curat/ui/request-code/request-code.tsx";
import { usePromises } from "../../components/promises/use-promises.ts";
import styles from "./error.module.css";
import { texts } from "./texts.ts";

/** The error page: the status's message, 'Error' without one; errors without a status are 500 (requirements: C-091). */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { notFound } = usePromises();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = status === 404 ? notFound : (texts.messages[status] ?? texts.unnamed);
  return (
    <div className={styles.error}>
      <title>{message}</title>
      <p className={styles.status}>{status}</p>
      <h1>{message}</h1>
      {/* What 500 says names the way on itself. */}
      {status >= 500 && <p>{status === 500 ? texts.kept : texts.tooBusyHint}</p>}
      {status >= 500 && <RequestCodeText error={error} say={MESSAGES.requestCode} className={styles.code} />}
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

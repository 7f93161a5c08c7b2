import { createContext } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { sessionOf } from "./session.server.ts";
import type { Context } from "./session.server.ts";

/** Fields of a form, in their order. A name may occur several times. */
export type Posted = [name: string, value: string][];

const postedContext = createContext<(() => Promise<Posted>) | null>(null);
const SECRET = /password|proof|^code$/i;
const URL_ENCODED = "application/x-www-form-urlencoded";

/** Keeps a copy of a form that a browser without JavaScript sends, for an error page that can send it again. */
export const postedFormMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { isDocument, isRead } = sessionOf(context);
  if (isDocument && !isRead && request.headers.get("content-type")?.startsWith(URL_ENCODED)) {
    const copy = request.clone();
    context.set(postedContext, async () => fieldsOf(await copy.formData()));
  }
  return next();
};

/** Returns the fields of the form that this request sent, without passwords and codes; undefined if it sent none. */
export async function postedForm(context: Context): Promise<Posted | undefined> {
  return context.get(postedContext)?.();
}

function fieldsOf(form: FormData): Posted {
  const posted: Posted = [];
  for (const [name, value] of form)
    if (typeof value === "string" && !SECRET.test(name)) posted.push([name, value]);
  return posted;
}

/** `/date-personale/{code}/deschide` sends the file or erases the data. */
import { redirect } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { openLink } from "./link.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

/** Redirects GET requests to the page whose form posts here. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  requireOwnApi(context);
  return redirect(`/date-personale/${encodeURIComponent(params.code ?? "")}`);
}

export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  requireOwnApi(context);
  const form = await request.formData();
  return openLink(context, params.code ?? "", {
    type: form.get("type") === "forgetme" ? "forgetme" : "checkdata",
    file: form.get("file") === "pdf" ? "pdf" : "json",
  });
}

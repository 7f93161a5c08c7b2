/**
 * `/date-personale/{code}/deschide`: performs the purpose of a mailed link. A plain form posts here, so that
 * the browser downloads the file.
 */
import { redirect } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { openLink } from "./link.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

/** Only the form uses this address. Opening it shows the form's page. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  requireOwnApi(context);
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

/** `/date-personale/{code}/deschide`: a plain form posts here, so that the browser keeps the file. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { openLink } from "./link.server.ts";

/** The address is for the form; whoever opens it sees the page with the form. */
export function loader({ params }: { params: { code?: string } }): Response {
  return redirect(`/date-personale/${encodeURIComponent(params.code ?? "")}`);
}

export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  return openLink(context, params.code ?? "", {
    type: form.get("type") === "forgetme" ? "forgetme" : "checkdata",
    file: form.get("file") === "pdf" ? "pdf" : "json",
  });
}

import type { ActionFunctionArgs } from "react-router";
import { seeAsOneself, seeAsRole } from "@curat/contract/staff/me";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press } from "../../../components/form/send.server.ts";

/** Starts or ends previewing a role, and redirects to the office's first page. */
export async function changeRole({ request, context }: ActionFunctionArgs): Promise<never> {
  const form = await request.formData();
  if (textOf(form, "form") === "off")
    return press(context, seeAsOneself, {}, { to: "/", message: "Ai din nou drepturile tale." });
  const body = { role: textOf(form, "role") };
  return press(context, seeAsRole, { body }, { to: "/", message: "Vezi panoul cu acest rol." });
}

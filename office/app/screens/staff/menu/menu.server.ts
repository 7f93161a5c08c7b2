import type { ActionFunctionArgs } from "react-router";
import { textOf } from "@curat/ui/form/form-values.ts";
import { parsePins, withPin } from "../../../layout/menu/pins.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { sessionOf } from "../../../session/session.server.ts";

/** Pins a page to the top of the person's menu, or unpins it. */
export async function pinPage({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const session = sessionOf(context);
  const pins = withPin(parsePins(session.cookies.pins), textOf(form, "page"), textOf(form, "pin") === "1");
  session.set("pins", pins.join(" ") || undefined);
  return leaveTo(context, textOf(form, "back"));
}

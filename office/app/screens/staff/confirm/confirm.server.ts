import type { LoaderFunctionArgs } from "react-router";
import { requestSecondFactor, renewSecondFactor } from "@curat/contract/staff/session";
import { refuse } from "../../../components/form/send.server.ts";
import type { RequestedFactor } from "../../../components/second-factor/show-factor.tsx";
import { shownFactorOf } from "../../../components/second-factor/shown-factor.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { returnPathOf } from "../../../session/return-path.ts";

/** Loads the second factors that this person can use. */
export async function loadConfirm({ context }: LoaderFunctionArgs): Promise<RequestedFactor> {
  const { data } = await need(context, requestSecondFactor);
  return data;
}

/** Confirms the second factor, and redirects back to the page that required it. */
export async function confirm({ request, context, url }: { request: Request; context: Context; url: URL }) {
  const form = await request.formData();
  const answer = await apiOf(context).call(renewSecondFactor, { body: shownFactorOf(form) });
  if (!answer.ok) return refuse(form, answer);
  return leaveTo(context, returnPathOf(url), "Ți-ai confirmat identitatea. Poți continua.");
}

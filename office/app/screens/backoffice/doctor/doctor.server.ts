import type { LoaderFunctionArgs } from "react-router";
import { getDoctor } from "@curat/contract/staff/doctor";
import { scopeContext } from "../../../office-context.ts";
import { need } from "../../../session/api.server.ts";

export async function loadChecks({ context }: LoaderFunctionArgs) {
  const { commands } = context.get(scopeContext).options;
  return { ...(await need(context, getDoctor)).data, commands };
}

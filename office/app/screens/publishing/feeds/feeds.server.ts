import type { LoaderFunctionArgs } from "react-router";
import { listStaffFeeds } from "@curat/contract/staff/feeds";
import { need } from "../../../session/api.server.ts";

export async function loadFeeds({ context }: LoaderFunctionArgs) {
  const { data: feeds } = await need(context, listStaffFeeds, {});
  return { feeds };
}

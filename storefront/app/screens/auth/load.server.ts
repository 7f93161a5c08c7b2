import type { RouterContextProvider } from "react-router";
import { requireVisitor } from "../../session/customer.server.ts";
import { authModeOf } from "./auth-mode.ts";
import { texts } from "./texts.ts";

/** Login, registration and the forgotten password, for who is not logged in (C-007). */
export async function loadAuth(context: Readonly<RouterContextProvider>, url: URL) {
  await requireVisitor(context);
  const mode = authModeOf(url);
  return { head: { title: texts.titles[mode], robots: "noindex" }, mode };
}

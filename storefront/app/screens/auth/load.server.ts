import type { RouterContextProvider } from "react-router";
import { offersSocialLogin, SOCIAL_PROVIDERS } from "@curat/contract/social.values";
import { requireVisitor } from "../../session/guards.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { rememberReturnTo, RETURN_TO_KEY } from "../../session/return-to.server.ts";
import { authModeOf } from "../../components/auth/auth-mode.ts";
import { texts } from "./texts.ts";

export async function loadAuth(context: Readonly<RouterContextProvider>, url: URL) {
  await requireVisitor(context);
  rememberReturnTo(context, url.searchParams.get(RETURN_TO_KEY));
  const mode = authModeOf(url);
  const { shared, options } = context.get(scopeContext);
  const settings = await shared.settings();
  const social = SOCIAL_PROVIDERS.filter((provider) => offersSocialLogin(settings?.flags, provider));
  return {
    head: { title: texts.titles[mode], robots: "noindex" },
    mode,
    social,
    hasOwnApi: options.hasOwnApi,
  };
}

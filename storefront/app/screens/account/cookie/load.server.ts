import type { RouterContextProvider } from "react-router";
import { listPrivacyRequests } from "@curat/contract/privacy";
import { PRIVACY_KINDS } from "@curat/contract/privacy.values";
import { loadConsent } from "../../../components/consent-form/choose-consent.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import { requireCustomer } from "../../../session/guards.server.ts";
import { scopeContext } from "../../../storefront-context.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

/**
 * Returns the customer's privacy requests and consent, and the type of request that the URL selects
 * (`?cerere=forgetme`).
 */
export async function loadRights(context: Readonly<RouterContextProvider>, url: URL) {
  const { email } = await requireCustomer(context);
  // External providers accept requests but cannot list them.
  const { hasOwnApi } = context.get(scopeContext).options;
  const [answer, consentGroups] = await Promise.all([
    hasOwnApi ? apiOf(context).call(listPrivacyRequests) : undefined,
    loadConsent(context),
  ]);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    email,
    asked: PRIVACY_KINDS.find((kind) => kind === url.searchParams.get("cerere")),
    consentGroups,
    hasList: hasOwnApi,
    requests: answer?.ok ? answer.data : undefined,
  };
}
export type RightsData = Awaited<ReturnType<typeof loadRights>>;

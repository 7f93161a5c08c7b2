/** What a visitor agreed to, and what follows from it (law: Consent mode v2). */
import { CONSENT } from "@curat/contract/consent.values";
import { browserCookies } from "./cookies.ts";

export type ThirdParty = "tagManager" | "retargeting" | "pixel";
export type ConsentState = "granted" | "denied";

/** Each of these alone lets the third party's script in; the tag manager then hears which. */
const NEEDED: Record<ThirdParty, readonly number[]> = {
  tagManager: [CONSENT.analyticsStorage, CONSENT.adStorage],
  retargeting: [CONSENT.retargeting],
  pixel: [CONSENT.retargeting],
};

/** The ids in the consent cookie's value, such as `43.46`; none without a choice. */
export function consentIds(value: string | undefined): number[] {
  return [...new Set((value ?? "").split(".").filter((id) => /^\d{1,6}$/.test(id)))].map(Number);
}

/** The ids of this browser's visitor, as they stand now. */
export function readConsent(): number[] {
  return consentIds(browserCookies().consent);
}

/** True when the third party may be loaded and told of events. */
export function mayLoad(party: ThirdParty, ids: readonly number[]): boolean {
  return NEEDED[party].some((id) => ids.includes(id));
}

/** The tag manager's words for the ids. */
export function consentSignals(ids: readonly number[]): Record<string, ConsentState> {
  const state = (id: number): ConsentState => (ids.includes(id) ? "granted" : "denied");
  return {
    ad_storage: state(CONSENT.adStorage),
    ad_user_data: state(CONSENT.adUserData),
    ad_personalization: state(CONSENT.adPersonalization),
    analytics_storage: state(CONSENT.analyticsStorage),
  };
}

/** A visitor's consent and its effects (law: Consent mode v2). */
import { CONSENT } from "@curat/contract/consent.values";
import { browserCookies } from "./cookies.ts";

export type ThirdParty = "tagManager" | "retargeting" | "pixel";
export type ConsentState = "granted" | "denied";

/** Any one of these consents permits loading the third party's script. */
const NEEDED: Record<ThirdParty, readonly number[]> = {
  tagManager: [CONSENT.analyticsStorage, CONSENT.adStorage],
  retargeting: [CONSENT.retargeting],
  pixel: [CONSENT.retargeting],
};

/** Returns the ids in the consent cookie, such as `43.46`. Returns an empty list if no choice was made. */
export function consentIds(value: string | undefined): number[] {
  return [...new Set((value ?? "").split(".").filter((id) => /^\d{1,6}$/.test(id)))].map(Number);
}

export function readConsent(): number[] {
  return consentIds(browserCookies().consent);
}

export function mayLoad(party: ThirdParty, ids: readonly number[]): boolean {
  return NEEDED[party].some((id) => ids.includes(id));
}

/** Returns the consent signals that the tag manager receives. */
export function consentSignals(ids: readonly number[]): Record<string, ConsentState> {
  const state = (id: number): ConsentState => (ids.includes(id) ? "granted" : "denied");
  return {
    ad_storage: state(CONSENT.adStorage),
    ad_user_data: state(CONSENT.adUserData),
    ad_personalization: state(CONSENT.adPersonalization),
    analytics_storage: state(CONSENT.analyticsStorage),
  };
}

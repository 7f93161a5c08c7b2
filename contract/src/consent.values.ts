/** Purposes that scripts of others need, by their ids (requirements: C12). */
export const CONSENT = {
  retargeting: 10,
  adStorage: 43,
  adUserData: 44,
  adPersonalization: 45,
  analyticsStorage: 46,
} as const;

/** The purpose of what the shop remembers of how somebody likes its lists (decisions/0021: Consent groups). */
export const PREFERENCES_CONSENT = 20;

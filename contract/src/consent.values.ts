/** Ids of the consent purposes that third-party scripts depend on (requirements: C12). */
export const CONSENT = {
  retargeting: 10,
  adStorage: 43,
  adUserData: 44,
  adPersonalization: 45,
  analyticsStorage: 46,
} as const;

/** Allows the storefront to remember list preferences (decisions/0021: Consent groups). */
export const PREFERENCES_CONSENT = 20;

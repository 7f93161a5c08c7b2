/** Who may vouch for a visitor, in the order of the buttons; each is also the name of its flag (B-009). */
export const SOCIAL_PROVIDERS = ["google", "facebook", "apple"] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const SOCIAL_NAMES = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
} as const satisfies Record<SocialProvider, string>;

/** Whether a text names one of them. */
export function isSocialProvider(text: string | undefined): text is SocialProvider {
  return SOCIAL_PROVIDERS.some((provider) => provider === text);
}

/** Whether the shop offers this login: both flags are on. */
export function offersSocialLogin(
  flags: Record<string, boolean> | undefined,
  provider: SocialProvider,
): boolean {
  return flags?.socialLogin === true && flags[provider] === true;
}

/**
 * Identity providers in the order of their buttons. Each name is also the name of the provider's flag
 * (B-009).
 */
export const SOCIAL_PROVIDERS = ["google", "facebook", "apple"] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const SOCIAL_NAMES = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
} as const satisfies Record<SocialProvider, string>;

/** Returns whether a text is the name of a provider. */
export function isSocialProvider(text: string | undefined): text is SocialProvider {
  return SOCIAL_PROVIDERS.some((provider) => provider === text);
}

/** Returns whether customers can log in with this provider: both its flags must be on. */
export function offersSocialLogin(
  flags: Record<string, boolean> | undefined,
  provider: SocialProvider,
): boolean {
  return flags?.socialLogin === true && flags[provider] === true;
}

/** In the order of their buttons. Each name is also the name of the provider's flag (B-009). */
export const SOCIAL_PROVIDERS = ["google", "facebook", "apple"] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const SOCIAL_NAMES = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
} as const satisfies Record<SocialProvider, string>;

export function isSocialProvider(text: string | undefined): text is SocialProvider {
  return SOCIAL_PROVIDERS.some((provider) => provider === text);
}

/** Returns whether both of the provider's flags are on. */
export function offersSocialLogin(
  flags: Record<string, boolean> | undefined,
  provider: SocialProvider,
): boolean {
  return flags?.socialLogin === true && flags[provider] === true;
}

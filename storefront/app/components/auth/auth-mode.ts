export const AUTH_MODES = {
  login: "/auth",
  register: "/auth?pas=cont-nou",
  forgot: "/auth?pas=parola",
  sent: "/auth?pas=trimis",
} as const;
export type AuthMode = keyof typeof AUTH_MODES;

/** Returns the form that the URL selects. Defaults to the login. */
export function authModeOf(url: URL): AuthMode {
  const modes = Object.entries(AUTH_MODES) as [AuthMode, string][];
  return modes.find(([, address]) => address === `/auth?pas=${url.searchParams.get("pas")}`)?.[0] ?? "login";
}

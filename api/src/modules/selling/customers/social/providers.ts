import * as openid from "openid-client";
import { z } from "zod";
import { SOCIAL_PROVIDERS, type SocialProvider } from "@curat/contract/social.values";
import type { SocialAccount } from "../../../../config.ts";

export interface Person {
  subject: string;
  /** In lower case; undefined if the provider returned no verified email. */
  email: string | undefined;
  firstName: string;
  lastName: string;
}
type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;

interface ProviderKind {
  scope: string;
  parameters?: Record<string, string>;
  /** True if the provider returns a signed ID token. The token must contain the nonce of the login. */
  isOpenId: boolean;
  /** True if the provider verifies emails. Only such a provider can open an existing account. */
  vouches: boolean;
  configure(account: SocialAccount): Promise<openid.Configuration>;
  personOf(tokens: Tokens, config: openid.Configuration, account: SocialAccount): Promise<Person>;
}

const TIMEOUT_SECONDS = 8;
const FACEBOOK_VERSION = "v23.0";

export const PROVIDERS: Record<SocialProvider, ProviderKind> = {
  google: {
    scope: "openid email profile",
    isOpenId: true,
    vouches: true,
    configure: (account) => discover("https://accounts.google.com", account),
    personOf: personOfIdToken,
  },
  apple: {
    scope: "openid name email",
    // Apple returns an email only if it posts the response as a form.
    parameters: { response_mode: "form_post" },
    isOpenId: true,
    vouches: true,
    configure: (account) => discover("https://appleid.apple.com", account),
    personOf: personOfIdToken,
  },
  facebook: {
    scope: "email public_profile",
    isOpenId: false,
    vouches: false,
    configure: async (account) => facebook(account),
    personOf: personOfGraph,
  },
};

/** Providers that do not verify emails: with them, anyone could claim another person's address. */
export const UNVOUCHED = SOCIAL_PROVIDERS.filter((provider) => !PROVIDERS[provider].vouches);

async function discover(ownIssuer: string, account: SocialAccount): Promise<openid.Configuration> {
  const issuer = new URL(account.issuer ?? ownIssuer);
  const found = await openid.discovery(
    issuer,
    account.clientId,
    undefined,
    openid.ClientSecretPost(account.clientSecret),
    { timeout: TIMEOUT_SECONDS, execute: isThisMachine(issuer) ? [openid.allowInsecureRequests] : [] },
  );
  // Each provider has its own callback URL, which prevents mix-up attacks. So `iss` is not required.
  const changes: Partial<openid.ServerMetadata> = { authorization_response_iss_parameter_supported: false };
  return prepared(Object.assign(found.serverMetadata(), changes), account);
}

/** Configures OAuth 2 without discovery. `issuer` replaces both hosts. */
function facebook(account: SocialAccount): openid.Configuration {
  const pages = account.issuer ?? "https://www.facebook.com";
  const server = {
    issuer: pages,
    authorization_endpoint: `${pages}/${FACEBOOK_VERSION}/dialog/oauth`,
    token_endpoint: `${graphOf(account)}/oauth/access_token`,
  };
  return prepared(server, account);
}

function prepared(server: openid.ServerMetadata, account: SocialAccount): openid.Configuration {
  const secret = openid.ClientSecretPost(account.clientSecret);
  const config = new openid.Configuration(server, account.clientId, undefined, secret);
  config.timeout = TIMEOUT_SECONDS;
  if (isThisMachine(new URL(server.issuer))) openid.allowInsecureRequests(config);
  openid.enableNonRepudiationChecks(config);
  return config;
}

/** Returns whether a URL may use plain http: only for a test provider on this machine. */
function isThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && hostname === "127.0.0.1";
}

const idTokenClaims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  // Apple sometimes sends a string instead of a boolean.
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

async function personOfIdToken(tokens: Tokens): Promise<Person> {
  const claims = idTokenClaims.parse(tokens.claims());
  return {
    subject: claims.sub,
    email: String(claims.email_verified) === "true" ? emailOf(claims.email) : undefined,
    firstName: claims.given_name ?? "",
    lastName: claims.family_name ?? "",
  };
}

const graphPerson = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/**
 * Returns the person from Facebook's Graph API. The API omits invalid email addresses and does not report whether the
 * others are verified.
 */
async function personOfGraph(
  tokens: Tokens,
  config: openid.Configuration,
  account: SocialAccount,
): Promise<Person> {
  const url = new URL(`${graphOf(account)}/me?fields=id,email,first_name,last_name`);
  const response = await openid.fetchProtectedResource(config, tokens.access_token, url, "GET");
  const person = graphPerson.parse(await response.json());
  return {
    subject: person.id,
    email: emailOf(person.email),
    firstName: person.first_name ?? "",
    lastName: person.last_name ?? "",
  };
}

function graphOf({ issuer }: SocialAccount): string {
  return `${issuer ?? "https://graph.facebook.com"}/${FACEBOOK_VERSION}`;
}

function emailOf(text: string | undefined): string | undefined {
  return text?.trim().toLowerCase() || undefined;
}

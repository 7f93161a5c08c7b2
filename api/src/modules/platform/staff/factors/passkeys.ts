/** Passkeys (WebAuthn) with @simplewebauthn/server. The library is loaded on first use. */
import { randomBytes } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { ShownFactor } from "@curat/contract/staff/second-factor.fields";
import type { ApiConfig } from "../../../../config.ts";
import type { NewPasskey, Passkey } from "./factors.store.ts";

export type Credential = Extract<ShownFactor, { factor: "passkey" }>["credential"];
export type PasskeyOptions = Record<string, unknown>;
type Place = Pick<ApiConfig, "shopUrl">;

/** EdDSA, ES256 and RS256. The library's default list includes ML-DSA, for which Node prints a warning. */
const ALGORITHMS = [-8, -7, -257];

export function newChallenge(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the options for creating a passkey. Excludes the member's existing passkeys. */
export async function creationOptions(
  place: Place,
  {
    memberId,
    email,
    name,
    challenge,
    standing,
  }: {
    memberId: number;
    email: string;
    name: string;
    challenge: string;
    standing: readonly Pick<Passkey, "credentialId" | "transports">[];
  },
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const { hostname } = new URL(place.shopUrl);
  const options = await generateRegistrationOptions({
    rpName: hostname,
    rpID: hostname,
    userName: email,
    userDisplayName: name || email,
    userID: new TextEncoder().encode(`staff ${memberId}`),
    challenge: bytesOf(challenge),
    excludeCredentials: standing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

/** Returns the passkey that a browser created for this challenge and shop; undefined if it is invalid. */
export async function passkeyOf(
  place: Place,
  credential: Credential,
  { challenge, name }: { challenge: string; name: string },
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { hostname, origin } = new URL(place.shopUrl);
  const verified = await verifyRegistrationResponse({
    // The library validates every field.
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  const made = verified?.registrationInfo?.credential;
  if (!verified?.verified || !made) return undefined;
  return {
    name,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: made.transports ?? [],
  };
}

/** Returns the options for requesting one of these passkeys from a browser. */
export async function requestOptions(
  place: Place,
  passkeys: readonly Passkey[],
  challenge: string,
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: new URL(place.shopUrl).hostname,
    challenge: bytesOf(challenge),
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: "preferred",
  });
  return { ...options };
}

/** Returns the passkey's use counter; undefined if the passkey did not sign this challenge for this shop. */
export async function counterOf(
  place: Place,
  credential: Credential,
  { passkey, challenge }: { passkey: Passkey; challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { hostname, origin } = new URL(place.shopUrl);
  const { credentialId: id, publicKey, counter, transports } = passkey;
  const verified = await verifyAuthenticationResponse({
    // The library validates every field.
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
    requireUserVerification: false,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, "base64url"));
}

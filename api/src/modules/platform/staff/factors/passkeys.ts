/** Passkeys (WebAuthn), as @simplewebauthn/server reads them; loaded when the first is made or shown. */
import { randomBytes } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { ShownFactor } from "@curat/contract/staff/second-factor.fields";
import type { ApiConfig } from "../../../../config.ts";
import type { NewPasskey, Passkey } from "./factors.store.ts";

export type Credential = Extract<ShownFactor, { factor: "passkey" }>["credential"];
export type PasskeyOptions = Record<string, unknown>;
type Place = Pick<ApiConfig, "shopUrl">;

/**
 * How a passkey may sign, by COSE's numbers: EdDSA, ES256, RS256, of which each that is made has one. Left to itself the library
 * would first try whether Node knows ML-DSA, and offer what Node calls experimental, with a warning in the log for each try.
 */
const ALGORITHMS = [-8, -7, -257];

/** What a passkey has to sign, as text. */
export function newChallenge(): string {
  return randomBytes(32).toString("base64url");
}

/** What the browser needs to make a passkey for a person; those that he has are not made again. */
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

/** The passkey that a browser made; undefined for one that was not made for this challenge and this shop. */
export async function passkeyOf(
  place: Place,
  credential: Credential,
  { challenge, name }: { challenge: string; name: string },
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { hostname, origin } = new URL(place.shopUrl);
  const verified = await verifyRegistrationResponse({
    // The library checks every part of it.
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

/** What the browser needs to show one of these passkeys. */
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

/** The count of uses that a shown passkey tells; undefined for one that did not sign this challenge for this shop. */
export async function counterOf(
  place: Place,
  credential: Credential,
  { passkey, challenge }: { passkey: Passkey; challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { hostname, origin } = new URL(place.shopUrl);
  const { credentialId: id, publicKey, counter, transports } = passkey;
  const verified = await verifyAuthenticationResponse({
    // The library checks every part of it.
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

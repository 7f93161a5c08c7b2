import { z } from "@hono/zod-openapi";
import { MESSAGES } from "../messages.values.ts";

const label = "Cod";

/** Six digits from an authenticator app; spaces are ignored. */
export const totpCode = z
  .string({ error: MESSAGES.required(label) })
  .max(50, MESSAGES.invalid(label))
  .transform((text) => text.replaceAll(/\s/g, ""))
  .pipe(
    z
      .string()
      .min(1, MESSAGES.required(label))
      .regex(/^\d{6}$/, MESSAGES.invalid(label)),
  );

/** Letter case, hyphens and spaces are ignored. */
const recoveryCode = z
  .string({ error: MESSAGES.required(label) })
  .min(1, MESSAGES.required(label))
  .max(40, MESSAGES.invalid(label));

/** Result of the browser's `navigator.credentials`, as JSON (WebAuthn: toJSON). */
export const credential = z.looseObject(
  {
    id: z.string().max(1400),
    rawId: z.string().max(1400),
    type: z.literal("public-key"),
    response: z.record(z.string().max(60), z.unknown()),
  },
  { error: MESSAGES.malformed },
);

export const shownFactor = z.discriminatedUnion(
  "factor",
  [
    z.object({ factor: z.literal("totp"), code: totpCode }),
    z.object({ factor: z.literal("recovery"), code: recoveryCode }),
    z.object({ factor: z.literal("passkey"), credential }),
  ],
  { error: MESSAGES.malformed },
);
export type ShownFactor = z.infer<typeof shownFactor>;

/** Options for `navigator.credentials` (WebAuthn: parseRequestOptionsFromJSON). */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** Authenticator secret as base32 for typing, and as an `otpauth://` URI for a QR code. */
export const newTotp = z.object({ secret: z.string(), uri: z.string() });

/** The app's code for its new secret, or a new passkey. */
export const newFactor = z.discriminatedUnion(
  "factor",
  [
    z.object({ factor: z.literal("totp"), code: totpCode }),
    z.object({
      factor: z.literal("passkey"),
      credential,
      passkey_name: z
        .string({ error: MESSAGES.invalid("Denumire") })
        .trim()
        .max(100, MESSAGES.tooLong("Denumire", 100))
        .default(""),
    }),
  ],
  { error: MESSAGES.malformed },
);
export type NewFactor = z.infer<typeof newFactor>;

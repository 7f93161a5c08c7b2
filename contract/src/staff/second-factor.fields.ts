/** How a second factor is shown, and what is needed to show or to set one up. */
import { z } from "@hono/zod-openapi";
import { MESSAGES } from "../messages.values.ts";

const label = "Cod";

/** Six digits of an app; spaces between them are left out. */
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

/** One of the ten codes as it was shown; letters in any case, with or without hyphens and spaces. */
const recoveryCode = z
  .string({ error: MESSAGES.required(label) })
  .min(1, MESSAGES.required(label))
  .max(40, MESSAGES.invalid(label));

/** What the browser's `navigator.credentials` answered, as JSON (WebAuthn: toJSON). */
export const credential = z.looseObject(
  {
    id: z.string().max(1400),
    rawId: z.string().max(1400),
    type: z.literal("public-key"),
    response: z.record(z.string().max(60), z.unknown()),
  },
  { error: MESSAGES.malformed },
);

/** One of the factors, told apart by `factor`. */
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

/** For `navigator.credentials`, as JSON (WebAuthn: parseRequestOptionsFromJSON, parseCreationOptionsFromJSON). */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** A new app's secret: as base32 to be typed, and as an `otpauth://` address to be shown as a QR code. */
export const newTotp = z.object({ secret: z.string(), uri: z.string() });

/** Sets up a first factor: the code that the app shows for its new secret, or a new passkey with a name of one's own. */
export const newFactor = z.discriminatedUnion(
  "factor",
  [
    z.object({ factor: z.literal("totp"), code: totpCode }),
    z.object({
      factor: z.literal("passkey"),
      credential,
      /** What its owner calls it; "" for no name. */
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

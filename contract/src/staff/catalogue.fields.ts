/** Request fields shared by categories, brands, promotions and bundles. */
import { z } from "@hono/zod-openapi";
import { requiredText } from "../fields.ts";
import { LIMITS } from "../limits.values.ts";
import { canBePicture } from "../media.values.ts";
import { MESSAGES } from "../messages.values.ts";

/** A path in the shop or an https URL. */
const ADDRESS = /^(?:\/(?!\/)|https:\/\/)\S+$/;

export function textField(label: string, max: number = LIMITS.text) {
  return z
    .string({ error: MESSAGES.invalid(label) })
    .trim()
    .max(max, MESSAGES.tooLong(label, max));
}

/** Path of a page in the shop, without query and final slash; empty for none. */
export function pathField(label: string) {
  return textField(label, 300).regex(
    /^(?:\/[a-z0-9-]+)*$/,
    `În câmpul ${label} scrie o adresă din magazin, de exemplu /detergenti/rufe.`,
  );
}

/** A picture's URL. Null or "" removes the picture; omitting the field keeps it. */
export function pictureOrUndefined(label = "Imagine") {
  return textField(label, 500)
    .refine((text) => text === "" || (ADDRESS.test(text) && canBePicture(text)), MESSAGES.invalid(label))
    .nullable()
    .transform((text) => text || null);
}

function addressField(label: string) {
  return requiredText(label, 500).regex(ADDRESS, MESSAGES.invalid(label));
}

function optionalAddress(label: string) {
  return z.union([z.literal(""), addressField(label)], { error: MESSAGES.invalid(label) }).default("");
}

/** Banners of a page. The shop shows only those of type 1. */
export function bannersField() {
  const banner = z.object(
    {
      bannertype: z
        .int({ error: MESSAGES.required("Tip") })
        .min(0, MESSAGES.invalid("Tip"))
        .max(10, MESSAGES.invalid("Tip")),
      bannertitle: textField("Titlu").default(""),
      url: optionalAddress("Adresă"),
      bannerpic: addressField("Imagine").refine(canBePicture, MESSAGES.invalid("Imagine")),
      bannerpic_mobile: optionalAddress("Imagine pentru telefon"),
    },
    { error: MESSAGES.malformed },
  );
  return z.array(banner, { error: MESSAGES.invalid("Bannere") }).max(10, MESSAGES.invalid("Bannere"));
}

export function idField(label: string) {
  return z
    .int({ error: MESSAGES.required(label) })
    .positive(MESSAGES.required(label))
    .max(2_147_483_647, MESSAGES.required(label));
}

/** Moves a record by one position among its siblings. */
export const stepField = z.enum(["up", "down"], { error: MESSAGES.invalid("Pas") });

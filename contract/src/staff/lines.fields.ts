import { z } from "@hono/zod-openapi";
import { MESSAGES } from "../messages.values.ts";
import { idField } from "./catalogue.fields.ts";

export const cartLine = z.object(
  {
    productid: idField("Produs"),
    quantity: z
      .int({ error: MESSAGES.invalid("Cantitate") })
      .min(1, MESSAGES.invalid("Cantitate"))
      .max(100_000, MESSAGES.invalid("Cantitate")),
  },
  { error: MESSAGES.malformed },
);

export const cartLines = (max: number) => linesOf(cartLine, max);

export const linesOf = <Line extends z.ZodType>(line: Line, max: number) =>
  z
    .array(line, { error: MESSAGES.required("Produse") })
    .min(1, MESSAGES.required("Produse"))
    .max(max, MESSAGES.invalid("Produse"));

import type { z } from "@hono/zod-openapi";

export interface SchemaDefinition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  discriminator?: string;
  values?: unknown[];
  entries?: Record<string, string | number>;
  valueType?: z.ZodType;
  getter?: () => z.ZodType;
  in?: z.ZodType;
}

export function defOf(schema: z.ZodType): SchemaDefinition {
  return schema.def;
}

/** What the last nightly restore found, as the worker noted it. */
import { LAST_RESTORE_PROOF } from "@curat/contract/staff/doctor.values";
import { z } from "zod";
import type { Db } from "../../../db/database.ts";
import { loadStored } from "../../platform/settings/index.ts";

const restoreProof = z.object({
  at: z.coerce.date(),
  /** `impossible`: it could not be tried here. */
  state: z.enum(["proven", "differs", "impossible"]),
  /** What differed, or what is missing to try it, in one sentence. */
  why: z.string().optional(),
  tables: z.number().optional(),
  rows: z.number().optional(),
  seconds: z.number().optional(),
  /** When one was last proven. */
  provenAt: z.coerce.date().optional(),
});
export type RestoreProof = z.infer<typeof restoreProof>;

/** Undefined where none was tried yet. */
export async function lastRestoreProof(db: Db): Promise<RestoreProof | undefined> {
  return restoreProof.safeParse((await loadStored(db)).get(LAST_RESTORE_PROOF)).data;
}

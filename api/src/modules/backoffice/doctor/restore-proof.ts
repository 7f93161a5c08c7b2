/** Records the result of the nightly restore test, which the worker runs. */
import { LAST_RESTORE_PROOF } from "@curat/contract/staff/doctor.values";
import { z } from "zod";
import type { Db } from "../../../db/database.ts";
import { loadStored } from "../../platform/settings/index.ts";

const restoreProof = z.object({
  at: z.coerce.date(),
  /** `impossible` means that the test could not run on this machine. */
  state: z.enum(["proven", "differs", "impossible"]),
  why: z.string().optional(),
  tables: z.number().optional(),
  rows: z.number().optional(),
  seconds: z.number().optional(),
  provenAt: z.coerce.date().optional(),
});
export type RestoreProof = z.infer<typeof restoreProof>;

export async function lastRestoreProof(db: Db): Promise<RestoreProof | undefined> {
  return restoreProof.safeParse((await loadStored(db)).get(LAST_RESTORE_PROOF)).data;
}

import { createHash } from "node:crypto";
import type { Tx } from "../../../db/database.ts";
import { type Marks, personPatterns } from "../../../db/names-person.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { eraseJobWords } from "../../platform/background-jobs/index.ts";
import { eraseSearches } from "../../catalogue/search/index.ts";
import { eraseViews } from "../../platform/staff/index.ts";

/**
 * Deletes saved views, searches and job messages that contain the person's data, and enqueues the deletion of
 * email files.
 */
export async function eraseMentions(tx: Tx, marks: Marks): Promise<void> {
  const patterns = personPatterns(marks);
  await eraseViews(tx, patterns);
  await eraseSearches(tx, patterns);
  await eraseJobWords(tx, patterns);
  for (const email of new Set(marks.emails.map((one) => one.toLowerCase()))) {
    // The job contains only a hash, because the address must not stay in the queue.
    const digest = createHash("sha256").update(email).digest("hex");
    if (email !== "") await enqueue(tx, "forget_mail_files", { digest }, `forget-mail-files:${digest}`);
  }
}

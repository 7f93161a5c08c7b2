import type { LinkingText } from "@curat/contract/staff/content.fields";
import { sql } from "kysely";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";

const MAX = 100;

/** Returns the texts that link to exactly this path. A link to /blog/unu-doi does not count for /blog/unu. */
export async function loadLinksTo(db: Db, path: string): Promise<LinkingText[]> {
  const whole = `${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\w/-])`;
  return (
    db
      .selectFrom("linking_text")
      .select(["kind", "id", "title"])
      .distinct()
      // This cheap condition leaves few rows for the regular expression.
      .where("content", "like", containing(path))
      .where(sql<boolean>`content ~ ${whole}`)
      .orderBy("kind")
      .orderBy("title")
      .orderBy("id")
      .limit(MAX)
      .execute()
  );
}

/** What of the shop's texts leads to a page. */
import type { LinkingText } from "@curat/contract/staff/content.fields";
import { sql } from "kysely";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";

/** More than anybody goes through. */
const MAX = 100;

/** The texts that hold an address, whole: /blog/unu does not stand in /blog/unu-doi. */
export async function loadLinksTo(db: Db, path: string): Promise<LinkingText[]> {
  const whole = `${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\w/-])`;
  return (
    db
      .selectFrom("linking_text")
      .select(["kind", "id", "title"])
      .distinct()
      // The simple search first: it leaves little to the other.
      .where("content", "like", containing(path))
      .where(sql<boolean>`content ~ ${whole}`)
      .orderBy("kind")
      .orderBy("title")
      .orderBy("id")
      .limit(MAX)
      .execute()
  );
}

import type { Db, Tx } from "../../../db/database.ts";

export interface NewMessage {
  productId: number | null;
  name: string;
  lastName: string;
  email: string;
  phone: string;
  questions: string;
}

/** Inserts a message and returns its id; undefined for an unknown or unpublished product. */
export async function insertMessage(tx: Tx, message: NewMessage, at: Date): Promise<number | undefined> {
  const { productId, name, lastName, email, phone, questions } = message;
  if (productId !== null) {
    const product = await tx
      .selectFrom("product_facts")
      .select("id")
      .where("id", "=", productId)
      .where("is_published", "=", true)
      .executeTakeFirst();
    if (!product) return undefined;
  }
  const { id } = await tx
    .insertInto("contact_message")
    .values({
      kind: productId === null ? "contact" : "product",
      product_id: productId,
      name,
      last_name: lastName,
      email,
      phone,
      questions,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findMessage(db: Db, id: number) {
  return db
    .selectFrom("contact_message as m")
    .leftJoin("product_facts as p", "p.id", "m.product_id")
    .leftJoin("product_read as r", "r.product_id", "m.product_id")
    .leftJoin("review_facts as v", "v.id", "m.review_id")
    .select([
      "m.id",
      "m.kind",
      "m.name",
      "m.last_name as lastName",
      "m.email",
      "m.phone",
      "m.questions",
      "m.created_at as at",
      "p.name as product",
      "p.code",
      "r.url",
      "v.title as review",
    ])
    .where("m.id", "=", id)
    .executeTakeFirst();
}
export type ContactMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

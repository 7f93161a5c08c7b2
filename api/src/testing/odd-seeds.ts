/** Creates the records for codes and numbers that come from emails, imports or a payment processor. */
import { inDays, aPromotion } from "./test-promotions.ts";
import { type PlacedOrder } from "./test-orders.ts";
import { aCardOrder } from "./test-payments.ts";
import { PRODUCT } from "./test-catalogue.ts";
import { loginAs, type LoggedIn } from "./test-customers.ts";
import { aReturnOf } from "./test-returns.ts";
import type { TestShop } from "./test-shop.ts";

const CODES = {
  data: "cod-datele-mele",
  erasure: "cod-stergerea-mea",
  newsletter: "cod-buletinul-meu",
  password: "cod-parola-mea",
};

export function seededPages(): Parameters<TestShop["api"]["importShop"]>[0] {
  return {
    promotions: [aPromotion({ id: 1, productIds: [PRODUCT.lemon] })],
    landingPages: [
      {
        id: 1,
        slug: "pagina-1",
        status: 1,
        intro: "<h1>Birou curat</h1>",
        meta: { metatile: "Birou curat", metadescription: "Tot pentru birou", metakeywords: "birou" },
        theme: {},
        blocks: [],
      },
    ],
    blogCategories: [{ id: 1, slug: "acasa", name: "Curățenie acasă", sortOrder: 1 }],
    blogTags: [{ id: 1, slug: "baie", name: "baie" }],
    blogPosts: [
      {
        id: 1,
        categoryId: 1,
        slug: "articol-1",
        title: "Articolul 1",
        intro: "Pe scurt.",
        content: "<p>Pe larg.</p>",
        picture: "/media/blog/un-articol",
        tagIds: [1],
        productIds: [PRODUCT.towels],
        isPublished: true,
        createdAt: inDays(-1),
      },
    ],
  };
}

/** Creates open links, a return and a review of `customer`, and card orders. */
export async function plantSeeds(
  shop: TestShop,
  { customer, delivered }: { customer: LoggedIn; delivered: PlacedOrder },
): Promise<{ codes: string[]; cardOrders: string[] }> {
  const leaving = await loginAs(shop);
  await shop.query("delete from privacy_request where code_hash is not null");
  await shop.query(
    `insert into privacy_request (customer_id, kind, email, state, code_hash, created_at)
     select $1, kind, $2, 'open', sha256(convert_to(code, 'UTF8')), now()
     from (values ('checkdata', $3), ('forgetme', $4)) link (kind, code)`,
    [leaving.id, leaving.email, CODES.data, CODES.erasure],
  );
  await shop.query(
    `insert into newsletter_subscription (email, code_hash, created_at)
     values ($1, sha256(convert_to($2, 'UTF8')), now()) on conflict do nothing`,
    [leaving.email, CODES.newsletter],
  );
  await shop.query(
    `insert into password_reset (token_hash, customer_id, created_at, expires_at)
     values (sha256(convert_to($2, 'UTF8')), $1, now(), now() + interval '1 hour')
     on conflict (token_hash) do update set customer_id = $1, used_at = null, expires_at = excluded.expires_at`,
    [leaving.id, CODES.password],
  );
  const requested = await shop.post(
    "/user/return",
    aReturnOf(delivered, [[PRODUCT.lavender, 1]], { email: customer.email }),
    customer,
  );
  if (requested.status !== 200) throw new Error(`No return: ${JSON.stringify(requested.body)}`);
  await shop.staff.post(`/products/${PRODUCT.lavender}/add/reviews`, {
    name: "Ana",
    email: customer.email,
    title: "Bun",
    stars: 5,
    comment: "Curăță bine și miroase frumos.",
  });
  const card = () => aCardOrder(shop, [{ product: PRODUCT.towels }]);
  const cardOrders = [await card(), await card()].map(({ randomId }) => randomId);
  return { codes: Object.values(CODES), cardOrders };
}

/** Rules for reading each type of record: alternative field names, derived values and required fields. */
import { z } from "@hono/zod-openapi";
import { orderDetail, orderItem } from "../account-orders.ts";
import { address, company } from "../address-book.ts";
import { blogList, blogPost } from "../blog.ts";
import { bundle } from "../bundles.ts";
import { cart, cartItem } from "../cart.ts";
import { banner, brand, category, categoryLink, product } from "../catalog.ts";
import { complaint } from "../complaints.ts";
import { consentGroups } from "../consent.ts";
import { article, brandCard, homeBlock, homePage } from "../content.ts";
import { entered, user } from "../customers.ts";
import { city, county } from "../geography.ts";
import { landingBlock, landingPage } from "../landing.ts";
import { filter, filterValue, productItem, stockId } from "../listing.ts";
import { orderResult, placedOrder } from "../orders.ts";
import { promotion } from "../promotions.ts";
import { returnableItem, returnableOrder, returnRow } from "../returns.ts";
import { routeTarget } from "../routing.ts";
import { footer, menu, menuCategory, settings } from "../settings.ts";
import * as account from "./account-spellings.ts";
import type { Rule, Rules } from "./compile-reader.ts";
import { type FileAddress, fileRules } from "./file-addresses.ts";
import type { AnswerRules } from "./read-answer.ts";
import { NAMED } from "./read-named.ts";
import * as sold from "./sold.ts";
import * as spelled from "./spellings.ts";

const FIELDS: readonly (readonly [z.ZodType, Rule])[] = [
  // A product whose stock state is unreadable must not be sold.
  [stockId, { otherwise: 2 }],
  [product, { before: sold.productOf, after: sold.asProduct }],
  [productItem, { before: spelled.listedOf, after: sold.asItem }],
  [bundle, { after: sold.asBundle }],
  [bundle.shape.picture, { before: spelled.pictureObjectOf }],
  [filter, { isVerbatim: true }],
  [filter.shape.type, { otherwise: "other" }],
  [filterValue, { isVerbatim: true }],
  [categoryLink, { before: spelled.categoryLinkOf }],
  [category.shape.pics.element, { before: spelled.pictureOf }],
  [categoryLink.shape.pics.element, { before: spelled.pictureOf }],
  [banner, { before: spelled.bannerOf }],
  [brandCard, { before: spelled.brandCardOf }],
  [homePage, { before: spelled.homeOf }],
  [homeBlock, { before: spelled.homeBlockOf }],
  [article, { before: spelled.articleOf }],
  [blogList, { after: newestFirst }],
  [landingBlock, { before: spelled.landingBlockOf }],
  [landingBlock.shape.objwidth, { otherwise: 12 }],
  [landingBlock.shape.cssclass, { otherwise: "" }],
  [routeTarget, { before: spelled.targetOf }],
  [settings, { before: spelled.settingsOf }],
  [footer, { before: spelled.footerOf }],
  [menu.shape.topLinks.element, { before: spelled.topLinkOf }],
  [menuCategory, { before: spelled.menuCategoryOf }],
  [consentGroups, { before: spelled.consentOf }],
  [county, { before: spelled.countyOf }],
  [city, { before: spelled.cityOf }],
  [cart, { before: account.cartOf }],
  [cartItem, { before: account.cartItemOf }],
  [cart.shape.currency, { otherwise: "Lei" }],
  [cart.shape.delivery_option, { before: account.chosenOf("deliveryId") }],
  [cart.shape.payment_option, { before: account.chosenOf("paymentId") }],
  [user, { after: account.namedUser }],
  [address, { before: account.placeOf }],
  [company, { before: account.companyOf }],
  [orderResult, { before: account.orderResultOf }],
  [orderDetail, { before: account.orderOf }],
  [orderItem, { before: account.orderItemOf }],
  [returnRow, { before: account.numberedOf }],
  [returnableOrder, { before: account.returnableOf }],
  // Defaults to a bank account unless the provider refunds the card.
  [returnableOrder.shape.refund, { otherwise: "account" }],
  [returnableItem, { before: account.returnableItemOf }],
  [complaint, { before: account.complaintOf }],
];

const NEEDS: readonly (readonly [z.ZodType, readonly string[]])[] = [
  [product, ["info"]],
  [category, ["info"]],
  [brand, ["info"]],
  [bundle, ["info"]],
  [article, ["info", "content"]],
  [blogPost, ["title", "content"]],
  [landingPage, ["objects", "info"]],
  [cart, ["cartitems", "totals", "grouped_cart", "cart_messages", "qcartid"]],
  [placedOrder, ["orderData"]],
  [entered, ["user_token"]],
  [user, ["id", "email", "firstname"]],
  [orderDetail, ["id", "randomID", "randomid"]],
];

export const ANSWER_RULES: AnswerRules = rulesOf(FIELDS, NAMED);

interface ForeignTexts {
  fileAddress: FileAddress;
  clean: (html: string, fileAddress: FileAddress) => string;
}

/** Returns the reading rules for an external provider. They also resolve file URLs and sanitise HTML. */
export function foreignAnswerRules({ fileAddress, clean }: ForeignTexts): AnswerRules {
  const before = (raw: unknown): unknown =>
    typeof raw === "string" && /[<&]/.test(raw) ? clean(raw, fileAddress) : raw;
  const named = { ...NAMED, ...fileRules(fileAddress) };
  return rulesOf([...FIELDS, ...HTML_TEXTS.map((text) => [text, { before }] as const)], named);
}

function rulesOf(fields: readonly (readonly [z.ZodType, Rule])[], named: Rules["named"]): AnswerRules {
  return { fields: { of: new Map(fields), named }, needs: new Map(NEEDS) };
}

const HTML_BLOCK = homeBlock.options[1];
const HTML_TEXTS: readonly z.ZodType[] = [
  product.shape.info.shape.description,
  product.shape.info.shape.commercial,
  category.shape.info.shape.description,
  category.shape.info.shape.baseline,
  brand.shape.info.shape.description,
  bundle.shape.info.shape.description,
  article.shape.info.shape.content,
  blogPost.shape.content,
  landingPage.shape.info.shape.intro,
  landingBlock.shape.options.shape.html,
  HTML_BLOCK.shape.html,
  promotion.shape.description,
  settings.shape.BEFORE_FOOTER_TEXT,
  settings.shape.PAGE_BUNDLES_TEXT,
];

/** Posts are listed newest first (section 4); those of the same day keep their order. */
function newestFirst(read: Record<string, unknown>): Record<string, unknown> {
  const posts = read.posts as { created: string }[];
  const isSorted = posts.every(({ created }, index) => created <= (posts[index - 1]?.created ?? created));
  if (isSorted) return read;
  return {
    ...read,
    posts: posts.toSorted((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0)),
  };
}

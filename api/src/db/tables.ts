/** JSON columns are written as text and parsed when read. */
import type { Wire } from "@curat/contract/lei.values";
import type { LandingBlock, LandingPage } from "@curat/contract/landing";
import type { CampaignAudience, CampaignBlock } from "@curat/contract/staff/campaigns";
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import type { ColumnType } from "kysely";
import type { DB as Generated } from "./generated/tables.ts";

/** The order's parcel locker when the order was placed. */
export interface OrderLocker {
  id: string;
  name: string;
  address: string;
  city: string;
  county: string;
  postcode: string;
}

/** Stores only product ids; products are read with their current prices. */
export type StoredBlock = Omit<Wire<LandingBlock>, "products"> & { productIds: number[] };

/** A linked picture, with another one for phones. Pages show banners of type 1 (requirements: B-038). */
interface StoredBanner {
  type: number;
  title: string;
  url: string;
  picture: string;
  pictureMobile: string;
}

interface StoredContact {
  name: string;
  address: string;
  email: string;
}

interface JsonColumns {
  provider_account: { fields: Record<string, string>; secrets: Record<string, string> };
  brand: { banners: StoredBanner[]; responsible: StoredContact | null };
  product: {
    banners: StoredBanner[];
    options: { name: string; text: string }[];
    documents: { title: string; url: string; type: "pdf" | "docx"; revised?: string | undefined }[];
    videos: string[];
    features: { name: string; picture: string }[];
    characteristics: { name: string; value: string }[];
    variant_values: Record<string, string>;
    safety: {
      pictograms: string[];
      signalWord: "Pericol" | "Atenție" | null;
      statements: string[];
      biocideAuthorisation: string | null;
      reactsAs?: "chlorine" | "acid" | null;
    } | null;
    dilution: { mlFrom: number; mlTo: number; waterLitres: number } | null;
    manufacturer: (StoredContact & { country: string | null }) | null;
    responsible: StoredContact | null;
  };
  product_read: { variant_values: Record<string, string> };
  category: {
    banners: StoredBanner[];
  };
  efactura_document: { problems: { rule: string; field: string; message: string }[] };
  article: { documents: { title: string; url: string }[] };
  home_block: { content: object };
  draft: { content: Record<string, unknown> };
  /** For each product, its values before and after the sheet. */
  product_sheet: { changes: { id: number; before: object; after: object }[] };
  store_migration: { choices: object };
  store_migration_record: { record: unknown };
  setting: { value: unknown };
  marketplace_order: { lines: { offer: number | null; pieces: number }[]; pending: object | null };
  complaint: { details: Record<string, string> };
  offer: {
    asked: { text: string; quantity: number }[];
    /** Amounts are in bani with VAT. */
    draft: {
      lines: {
        asked: string;
        productId: number | null;
        code: string;
        name: string;
        unit: string;
        quantity: number;
        priceBani: number | null;
        vatPercent: number;
      }[];
      days: number;
      note: string;
    };
  };
  order_sheet: { lines: { code: string; quantity: number; productId: number | null }[] };
  campaign: { blocks: CampaignBlock[]; audience: CampaignAudience };
  landing_page: {
    meta: Wire<LandingPage>["info"]["meta"];
    theme: Record<string, unknown>;
    blocks: StoredBlock[];
  };
  orders: {
    company: { name: string; cui: string; registryNumber: string; bank: string; iban: string } | null;
    locker: OrderLocker | null;
  };
}

type WithJson<Table, Columns> = Omit<Table, keyof Columns> & {
  [C in keyof Columns]: ColumnType<
    Columns[C],
    string | (null extends Columns[C] ? null : never) | undefined,
    string | null
  >;
};

type Of<Table extends keyof Generated, Column extends keyof Generated[Table]> = Pick<
  Generated[Table],
  Column
>;

/**
 * Views through which modules read each other's data. Their columns are those of the owning module's tables.
 */
interface Views {
  order_facts: Of<
    "orders",
    | "random_id"
    | "number"
    | "customer_id"
    | "customer_type"
    | "status"
    | "placed_at"
    | "email"
    | "total_bani"
    | "payment_code"
    | "payment_name"
    | "payment_state"
    | "delivery_code"
    | "delivery_name"
  > & { order_id: number; buyer_name: string; delivered_at: Date | null; shipped_at: Date | null };
  scarce_product: { product_id: number; is_out_of_stock: boolean };
  order_goods: Of<
    "order_line",
    | "order_id"
    | "position"
    | "product_type"
    | "product_id"
    | "name"
    | "code"
    | "picture"
    | "unit"
    | "quantity"
    | "unit_price_bani"
    | "discount_bani"
  > & { line_id: number };
  order_sale: Of<
    "orders",
    | "placed_at"
    | "total_bani"
    | "vat_bani"
    | "order_type"
    | "payment_code"
    | "payment_name"
    | "delivery_name"
    | "customer_id"
    | "customer_type"
    | "placed_by"
  > & { order_id: number; buyer: string | null; buyer_name: string };
  cart_goods: Of<"cart", "created_at" | "touched_at" | "ordered_at"> &
    Of<"cart_item", "cart_id" | "product_id" | "quantity" | "shown_price_bani">;
  order_line_state: {
    line_id: number;
    order_id: number;
    held: number;
    away: number;
    withdrawn: number;
    returned: number;
    given_back: number;
    to_ship: number;
    with_buyer: number;
    paid_back: number;
    taken: number;
    takable: number;
  };
  moved_piece: Of<"order_line_movement", "line_id" | "kind" | "quantity" | "at">;
  return_piece: { return_id: number; line_id: number; order_id: number; named: number; open: number };
  order_line_net: Of<"order_line", "order_id" | "position" | "product_id" | "name" | "quantity"> & {
    line_id: number;
    net_bani: number;
  };
  shelf_facts: { product_id: number; shelf: string };
  goods_at_hand: { product_id: number; pieces: number };
  place_goods: Of<"place_stock", "place_id" | "product_id" | "pieces">;
  stock_place_facts: Of<"stock_place", "id" | "name" | "is_active">;
  place_correction: Of<"place_movement", "place_id" | "product_id" | "quantity" | "at">;
  goods_in_transit: Of<"stock_transfer_line", "product_id" | "transfer_id" | "pieces">;
  goods_owned: { product_id: number; pieces: number };
  order_payer: Of<"orders", "number" | "status" | "payment_code" | "payment_state" | "total_bani"> & {
    order_id: number;
    buyer_name: string;
    company_name: string;
  };
  order_balance: {
    order_id: number;
    balance_bani: number;
    charged_bani: number;
    received_bani: number;
    paid_out_bani: number;
    unasked_bani: number;
    reduced_bani: number;
    card_received_bani: number;
    card_bani: number;
    card_paid_out_bani: number;
  };
  refund_paid: { refund_id: number; paid_bani: number; last_at: Date };
  order_due: { order_id: number; due_bani: number };
  order_credit: { order_id: number; credited_bani: number };
  order_document: Of<"invoice", "order_id" | "kind" | "series" | "number"> & { invoice_id: number };
  order_invoiced: { order_id: number; invoiced_bani: number };
  order_account: {
    order_id: number;
    bank: string;
    iban: string;
    has_card_money: boolean;
    /** The processor that received the order's card payment. */
    card_provider: string | null;
  };
  transfer_account: Of<"incoming_row", "iban"> & { order_id: number };
  order_waybill: Of<
    "shipment",
    "order_id" | "courier" | "awb" | "tracking_url" | "cost_bani" | "status" | "status_at"
  >;
  order_parcel: Of<
    "shipment",
    | "id"
    | "order_id"
    | "part"
    | "courier"
    | "awb"
    | "tracking_url"
    | "cost_bani"
    | "status"
    | "status_at"
    | "cash_bani"
    | "created_at"
    | "left_at"
    | "ended_as"
    | "ended_at"
  >;
  parcel_piece: Of<"shipment_piece", "shipment_id" | "product_id" | "quantity"> & { order_id: number };
  awb_problem: Of<"awb_attempt", "order_id" | "why"> & { is_unsure: boolean };
  migrated_order: { order_id: number };
  open_packing: Of<"packing", "order_id">;
  medium_use: { address: string; kind: string; id: string; name: string };
  current_invoice: Of<"invoice", "order_id" | "series" | "number" | "issued_at" | "term_from"> & {
    is_ready: boolean;
  };
  return_goods: Of<"order_line", "position" | "product_id" | "name" | "unit" | "quantity"> & {
    return_id: number;
  };
  return_account: Of<"return_request", "bank" | "iban" | "order_id"> & { return_id: number };
  product_facts: Of<
    "product",
    | "id"
    | "master_id"
    | "brand_id"
    | "category_id"
    | "code"
    | "search_name"
    | "barcode"
    | "slug"
    | "name"
    | "subtitle"
    | "description"
    | "is_published"
    | "price_bani"
    | "list_price_bani"
    | "stock"
    | "limited_stock_from"
    | "min_quantity"
    | "max_quantity"
    | "vat_code"
    | "sale_unit"
    | "net_amount"
    | "net_unit"
    | "weight_grams"
    | "packaging"
    | "width_mm"
    | "depth_mm"
    | "height_mm"
    | "updated_at"
  >;
  product_picture_facts: Of<"product_picture", "product_id" | "position" | "url">;
  brand_facts: Of<"brand", "id" | "name" | "slug" | "logo" | "sort_order">;
  category_facts: Of<
    "category",
    "id" | "parent_id" | "name" | "slug" | "picture" | "sort_order" | "must_have_model"
  >;
  parameter_facts: Of<"parameter", "id" | "name" | "slug" | "sort_order">;
  parameter_value_facts: Of<"parameter_value", "id" | "parameter_id" | "name" | "slug" | "sort_order">;
  promotion_facts: Of<
    "promotion",
    "id" | "label" | "percent" | "picture" | "sort_order" | "is_published" | "starts_at" | "ends_at"
  >;
  promotion_member: Of<"promotion_product", "promotion_id" | "product_id">;
  promotion_product_facts: Of<"promotion_product", "promotion_id" | "product_id">;
  supplier_facts: Of<"supplier", "id" | "name" | "cui" | "currency">;
  ordered_goods: Of<
    "purchase_order_line",
    "purchase_order_id" | "position" | "product_id" | "code" | "pieces" | "pack" | "price_bani" | "received"
  > &
    Of<"purchase_order", "supplier_id" | "currency" | "year" | "number"> & {
      line_id: number;
      is_open: boolean;
    };
  sold_goods: Of<"stock_movement", "product_id" | "at"> & { pieces: number };
  active_offer: Of<
    "supplier_offer",
    "id" | "product_id" | "supplier_id" | "code" | "pack" | "price_bani" | "is_preferred"
  > &
    Of<"supplier", "currency" | "lead_days"> & { supplier: string };
  bundle_facts: Of<"bundle", "id" | "picture" | "is_published">;
  pickup_store: Of<"store", "id" | "name" | "address" | "city">;
  open_locker: Of<"locker", "id" | "courier">;
  route_facts: Of<"route", "path" | "kind" | "target_id">;
  linking_text: { kind: SubjectKind; id: string; title: string; content: string };
  article_facts: Of<"article", "id" | "picture" | "created_at">;
  blog_post_facts: Of<"blog_post", "id" | "picture" | "created_at" | "is_published" | "meta_robots">;
  landing_page_facts: Of<"landing_page", "id" | "status">;
  review_facts: Of<
    "review",
    | "id"
    | "product_id"
    | "customer_id"
    | "order_id"
    | "name"
    | "email"
    | "title"
    | "comment"
    | "stars"
    | "state"
    | "created_at"
    | "rejection"
  >;
  review_comment_facts: Of<
    "review_comment",
    "id" | "review_id" | "parent_id" | "name" | "comment" | "is_shop" | "created_at"
  >;
  customer_person: Of<
    "customer",
    "id" | "email" | "first_name" | "last_name" | "phone" | "erased_at" | "locked_at"
  >;
}

export type DB = {
  [T in keyof Generated]: T extends keyof JsonColumns ? WithJson<Generated[T], JsonColumns[T]> : Generated[T];
} & Views;

/** Owner of each table: the only module that may write it. */

export const OWNERS: Record<string, readonly string[]> = {
  changes: ["change", "change_outbox"],
  attempts: ["login_failure", "login_place"],
  staff: [
    "staff_key",
    "staff_link",
    "staff_login",
    "staff_member",
    "staff_member_role",
    "staff_notice_choice",
    "staff_passkey",
    "staff_presence",
    "staff_recovery_code",
    "staff_role",
    "staff_session",
    "staff_totp",
    "staff_view",
  ],
  "data-exchange": [
    "data_import",
    "data_import_part",
    "data_import_row",
    "data_import_names",
    "data_export",
    "data_export_part",
  ],
  "background-jobs": ["background_job", "background_job_note"],
  notes: ["note"],
  feeds: ["public_file", "public_file_part"],
  media: ["medium", "medium_replaced", "medium_original", "medium_use"],
  sessions: ["customer_session"],
  favourites: ["favourite"],
  "reorder-lists": ["reorder_list", "reorder_list_line"],
  "price-lists": [
    "company_choice",
    "customer_group",
    "customer_group_member",
    "price_floor",
    "price_list",
    "price_list_buyer",
    "price_list_member",
    "price_list_row",
  ],
  settings: ["setting", "top_link"],
  routing: ["linking_text", "redirect_hit", "route", "route_facts"],
  geography: ["county", "city"],
  catalog: [
    "product",
    "product_facts",
    "product_read",
    "low_stock_product",
    "product_parameter_value",
    "product_picture",
    "product_picture_facts",
    "price_history",
    "vat_rate",
    "brand",
    "brand_facts",
    "category",
    "category_facts",
    "parameter",
    "parameter_facts",
    "parameter_value",
    "parameter_value_facts",
    "seap_item",
  ],
  search: ["searched_word"],
  stores: ["store", "pickup_store"],
  stock: ["product_shelf", "shelf_facts", "sold_count", "sold_goods", "stock_correction", "stock_movement"],
  "stock-places": ["place_correction", "place_movement", "place_stock", "stock_place"],
  "product-sheets": ["product_sheet"],
  suppliers: ["supplier", "supplier_facts", "supplier_offer", "supplier_offer_price", "active_offer"],
  "purchase-orders": [
    "purchase_order",
    "purchase_order_line",
    "purchase_order_series",
    "ordered_goods",
    "expected_goods",
    "coming_goods",
  ],
  replenishment: ["product_supply"],
  receipts: ["receipt", "receipt_line", "receipt_series"],
  lots: ["lot", "lot_at_hand", "lot_entry", "lot_product", "lot_sale", "product_by_lots"],
  counts: ["stock_count", "stock_count_line"],
  costs: ["cost_entry", "goods_at_hand", "goods_owned", "product_cost"],
  promotions: ["promotion", "promotion_facts", "promotion_product", "promotion_product_facts"],
  bundles: ["bundle", "bundle_facts", "bundle_product"],
  vouchers: ["voucher", "voucher_scope", "voucher_use"],
  offers: ["offer", "offer_line", "offer_series", "offer_version"],
  shipping: ["locker", "open_locker"],
  credit: [
    "company_credit",
    "company_credit_buyer",
    "doubtful_company",
    "doubtful_debt",
    "open_invoice",
    "order_term",
  ],
  cart: ["cart", "cart_addition", "cart_item", "cart_goods"],
  newsletter: ["newsletter_subscription"],
  customers: [
    "customer",
    "customer_person",
    "customer_address",
    "customer_company",
    "customer_company_cui",
    "customer_email_proof",
    "password_reset",
    "social_attempt",
    "social_identity",
  ],
  ledger: [
    "order_entry",
    "order_balance",
    "company_entry",
    "refund_paid",
    "order_line_movement",
    "moved_piece",
    "order_line_state",
    "return_piece",
  ],
  refunds: ["refund", "order_due"],
  orders: [
    "orders",
    "order_contact",
    "order_facts",
    "open_order",
    "order_line",
    "order_goods",
    "order_sale",
    "order_line_net",
    "order_payer",
    "order_reference",
    "order_account",
    "order_company",
    "company_alias",
    "company_alias_facts",
    "company_total",
    "company_facts",
    "order_event",
    "order_erasure",
    "order_mail",
    "order_bulk",
    "order_bulk_item",
    "payment",
    "payment_credit",
    "order_credit",
    "payment_link",
    "payment_notification",
  ],
  "recurring-orders": ["recurring_order", "recurring_order_line", "recurring_draft"],
  "order-sheet": ["customer_code", "order_sheet"],
  "store-migration": [
    "migrated_record",
    "migrated_order",
    "store_migration",
    "store_migration_file",
    "store_migration_file_part",
    "store_migration_record",
  ],
  incoming: ["incoming_file", "incoming_part", "incoming_row", "transfer_account"],
  shipments: [
    "shipment",
    "shipment_piece",
    "order_waybill",
    "order_parcel",
    "parcel_piece",
    "awb_attempt",
    "awb_problem",
  ],
  packing: ["packing", "packing_lot", "packing_scan", "open_packing", "packed_lot"],
  receivables: ["payment_reminder", "set_off", "set_off_part", "set_off_series"],
  invoices: [
    "efactura_attempt",
    "efactura_connection",
    "efactura_document",
    "efactura_listing",
    "efactura_login",
    "efactura_message",
    "invoice",
    "invoice_register",
    "invoice_series",
    "order_invoiced",
    "current_invoice",
  ],
  reviews: ["review", "review_facts", "review_comment", "review_comment_facts"],
  returns: ["return_request", "return_goods", "return_reason", "return_account"],
  "answer-templates": ["answer_template"],
  complaints: ["complaint", "complaint_answer", "complaint_type"],
  drafts: ["draft"],
  blog: ["blog_category", "blog_post", "blog_post_facts", "blog_post_product", "blog_post_tag", "blog_tag"],
  landing: ["landing_page", "landing_page_facts"],
  consent: ["consent_log"],
  contact: ["contact_answer", "contact_message"],
  content: ["article", "article_facts", "home_block"],
  privacy: ["privacy_request"],
  "stock-alerts": ["stock_alert"],
  dashboard: ["staff_notice_sent"],
  "first-steps": ["first_steps"],
  notifications: ["mail_attempt", "sent_mail"],
  "failed-jobs": ["order_of_job"],
  http: ["rate_limit"],
};

/** Tables that every module may read, in addition to views. */
export const PUBLISHED: Record<string, string> = {
  product_read: "the catalogue's read rows: one per product, for lists, search, carts and feeds",
  vat_rate: "the legal VAT rates; only migrations write them, and only vat_on() reads them",
  county: "the nomenclature of places; only migrations write it",
  city: "the nomenclature of places",
};

interface AllowedRead {
  table: string;
  file: string;
  reason: string;
}

/** Direct reads of another module's table that are allowed. Do not add any. */
export const ALLOWED_READS: readonly AllowedRead[] = [
  {
    table: "setting",
    file: "api/src/modules/selling/cart/sale-terms.store.ts",
    reason:
      "Tariffs and terms are read with the cart in one statement: a separate round trip would slow down each order.",
  },
  {
    table: "setting",
    file: "api/src/modules/selling/orders/buyers.store.ts",
    reason: "The shop's limits are read with the counts in one statement, because each order needs them.",
  },
  {
    table: "setting",
    file: "api/src/modules/selling/shipping/locker.store.ts",
    reason: "Locker limits are read with the locker in one statement, because each order needs them.",
  },
  ...["customer_address", "customer_company", "cart"].map((table) => ({
    table,
    file: "api/src/modules/platform/geography/nomenclature.ts",
    reason: "A locality in use is not deleted, and its users are checked above.",
  })),
];

/** Files that may build SQL from strings, with the reason. Do not add any. */
export const ALLOWED_COMPUTED: Record<string, string> = {};

/** Files other than stores and imports that may write tables, with the reason. Do not add any. */
export const WRITING_FILES: Record<string, string> = {
  "api/src/modules/platform/changes/outbox-reader.ts": "The feed reads and deletes on its own connection.",
  "api/src/modules/catalogue/catalog/read-model.ts":
    "The read rows are computed and written in one statement each.",
  "api/src/modules/platform/geography/nomenclature.ts": "A sequence of statements on a temporary table.",
};

interface OutsideApi {
  tables: readonly string[] | "every";
  reason: string;
}

/** Files outside the API that may use tables, with the reason. Do not add any. */
export const OUTSIDE_API: Record<string, OutsideApi> = {
  "server/src/backup/make-backup.ts": {
    tables: ["setting"],
    reason: "A backup runs without the shop's code and records its own time.",
  },
  "server/src/backup/prove-restore.ts": {
    tables: ["setting"],
    reason: "The restore test records its own time.",
  },
  "server/src/backup/ledger-checks.ts": {
    tables: [
      "product",
      "stock_movement",
      "orders",
      "order_line",
      "invoice",
      "payment",
      "order_entry",
      "order_balance",
    ],
    reason: "Sums of a restored database are compared across modules.",
  },
  "server/src/demo-removal/kept-rows.ts": {
    tables: "every",
    reason: "Removing the demo touches every table in one transaction, while the shop is stopped.",
  },
  "server/src/demo-removal/remove-demo.ts": {
    tables: "every",
    reason: "Removing the demo touches every table in one transaction, while the shop is stopped.",
  },
  "server/src/demo-removal/removed-demo.ts": {
    tables: ["setting"],
    reason: "The time of the removal is read before the API starts.",
  },
  "server/src/prepared.ts": {
    tables: ["setting"],
    reason: "The versions that prepared the data are read and written before the API starts.",
  },
};

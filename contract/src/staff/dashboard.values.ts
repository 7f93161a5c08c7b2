import type { OrderStage } from "./orders.values.ts";
import type { Permission } from "./permissions.values.ts";

/** In display order. */
export const DASHBOARD_KINDS = [
  "transfers",
  "failed_payments",
  "to_confirm",
  "to_pack",
  "to_hand_over",
  "awb_problems",
  "late_parcels",
  "not_collected",
  "returned_parcels",
  "late_promises",
  "cash_not_received",
  "refunds",
  "not_invoiced",
  "issuer_invoices",
  "anaf_invoices",
  "anaf_messages",
  "anaf_login",
  "anaf_zips",
  "returns",
  "complaints",
  "messages",
  "offers",
  "recurring_orders",
  "reviews",
  "privacy_requests",
  "low_stock",
  "expiring_lots",
  "failed_work",
  "failed_publishing",
  "failed_jobs",
] as const;
export type DashboardKind = (typeof DASHBOARD_KINDS)[number];

export const DASHBOARD_PERMISSIONS: Record<DashboardKind, Permission> = {
  transfers: "orders:view",
  failed_payments: "orders:view",
  to_confirm: "orders:view",
  to_pack: "orders:view",
  to_hand_over: "orders:view",
  awb_problems: "orders:view",
  late_parcels: "orders:view",
  not_collected: "orders:view",
  returned_parcels: "orders:view",
  late_promises: "orders:view",
  cash_not_received: "payments:view",
  refunds: "refunds:view",
  not_invoiced: "invoices:view",
  issuer_invoices: "invoices:view",
  anaf_invoices: "invoices:view",
  anaf_messages: "invoices:view",
  anaf_login: "invoices:view",
  anaf_zips: "invoices:view",
  returns: "returns:view",
  complaints: "complaints:view",
  messages: "messages:view",
  offers: "offers:view",
  recurring_orders: "orders:view",
  reviews: "reviews:view",
  privacy_requests: "customers:view",
  low_stock: "stock:view",
  expiring_lots: "stock:view",
  failed_work: "jobs:view",
  failed_publishing: "content:view",
  failed_jobs: "settings:view",
};

/** Kinds of pending work counted in the office's menu, each with the page that lists it. */
export const MENU_COUNTS = {
  to_confirm: "/comenzi",
  recurring_orders: "/comenzi-recurente",
  offers: "/oferte",
  to_pack: "/impachetare",
  to_hand_over: "/comenzi/predare",
  not_invoiced: "/facturi",
  anaf_invoices: "/e-factura",
  refunds: "/restituiri",
  returns: "/retururi",
  complaints: "/reclamatii",
  messages: "/mesaje",
  reviews: "/recenzii",
  privacy_requests: "/cereri-date",
  failed_work: "/ce-nu-a-mers",
} as const satisfies Partial<Record<DashboardKind, string>>;

/** Kinds of pending work that are stages of orders. They are counted together with those of the menu. */
export const STAGE_COUNTS = {
  to_confirm: "to_confirm",
  to_pack: "to_pack",
  to_hand_over: "to_hand_over",
  awb_problems: "problems",
  returned_parcels: "returned_parcels",
  late_parcels: "late_parcels",
  not_collected: "not_collected",
  late_promises: "late_promises",
  not_invoiced: "not_invoiced",
} as const satisfies Partial<Record<DashboardKind, OrderStage>>;

export const NOTICE_KINDS = [
  "failed_payments",
  "awb_problems",
  "late_parcels",
  "not_collected",
  "returned_parcels",
  "not_invoiced",
  "issuer_invoices",
  "anaf_invoices",
  "anaf_messages",
  "anaf_login",
  "returns",
  "complaints",
  "messages",
  "offers",
  "reviews",
  "low_stock",
  "failed_work",
  "failed_publishing",
  "failed_jobs",
] as const satisfies readonly DashboardKind[];
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** mail: email and dashboard; home: only the dashboard. */
export const NOTICE_CHANNELS = ["mail", "home", "none"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Days after which a parcel still with the courier is late. */
export const LATE_PARCEL_DAYS = 5;
/** Days after which goods in a locker or store count as not collected. */
export const NOT_COLLECTED_DAYS = 3;
/** Days after the order within which the courier should have remitted the cash on delivery. */
export const CASH_DAYS = 14;

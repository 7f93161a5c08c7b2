import { changeAnswerTemplate } from "@curat/contract/staff/answer-templates";
import {
  changeStaffArticle,
  publishStaffArticle,
  unpublishStaffArticle,
} from "@curat/contract/staff/articles";
import { changeStaffPost, publishStaffPost, unpublishStaffPost } from "@curat/contract/staff/blog";
import { changeBlogCategory, changeBlogTag } from "@curat/contract/staff/blog-sections";
import { changeStaffBrand } from "@curat/contract/staff/brands";
import { changeStaffBundle } from "@curat/contract/staff/bundles";
import { changeStaffCategory } from "@curat/contract/staff/categories";
import { splitStaffCompany } from "@curat/contract/staff/companies";
import { changeStaffCustomerGroup } from "@curat/contract/staff/customer-groups";
import { changeDeliveryMethod } from "@curat/contract/staff/delivery-methods";
import { changeStaffHome } from "@curat/contract/staff/home";
import {
  changeStaffLanding,
  publishStaffLanding,
  unpublishStaffLanding,
} from "@curat/contract/staff/landing";
import { changeStaffMenu } from "@curat/contract/staff/menus";
import { changeStaffOffer } from "@curat/contract/staff/offers";
import { changeStaffParameter } from "@curat/contract/staff/parameters";
import { changeStaffPriceList, setStaffPriceFloor } from "@curat/contract/staff/price-lists";
import { setStaffPrice } from "@curat/contract/staff/prices";
import {
  archiveStaffProduct,
  changeStaffProduct,
  publishStaffProduct,
  restoreStaffProduct,
  unpublishStaffProduct,
} from "@curat/contract/staff/products";
import { changeStaffPromotion } from "@curat/contract/staff/promotions";
import { changeStaffRole } from "@curat/contract/staff/roles";
import { changeStaffSetting } from "@curat/contract/staff/settings";
import { moveStock } from "@curat/contract/staff/stock";
import { changeStaffStore } from "@curat/contract/staff/stores";
import { changeStaffSupplier } from "@curat/contract/staff/suppliers";
import { changeStaffView } from "@curat/contract/staff/views";
import { archiveStaffVoucher, changeStaffVoucher, restoreStaffVoucher } from "@curat/contract/staff/vouchers";

interface StaffCall {
  method: string;
  /** Contains `{id}` or `{key}` in place of the subject's id. */
  path: string;
}

interface Recorded {
  subject: { kind: string; id: string };
  version: number;
  before: unknown;
  after: unknown;
  inverse: unknown;
}

type Fields = Record<string, unknown>;

const BY_FIELDS: Record<string, StaffCall | undefined> = {
  answer_template: changeAnswerTemplate,
  brand: changeStaffBrand,
  bundle: changeStaffBundle,
  category: changeStaffCategory,
  "customer-group": changeStaffCustomerGroup,
  "delivery-method": changeDeliveryMethod,
  offer: changeStaffOffer,
  parameter: changeStaffParameter,
  price: setStaffPrice,
  "price-floor": setStaffPriceFloor,
  "price-list": changeStaffPriceList,
  product: changeStaffProduct,
  promotion: changeStaffPromotion,
  staff_role: changeStaffRole,
  staff_view: changeStaffView,
  store: changeStaffStore,
  supplier: changeStaffSupplier,
  voucher: changeStaffVoucher,
};

const AS_A_WHOLE: Record<string, StaffCall | undefined> = {
  article: changeStaffArticle,
  "blog-category": changeBlogCategory,
  "blog-post": changeStaffPost,
  "blog-tag": changeBlogTag,
  home: changeStaffHome,
  landing: changeStaffLanding,
  menu: changeStaffMenu,
  setting: changeStaffSetting,
};

const PUBLISHING: Record<string, { on: StaffCall; off: StaffCall } | undefined> = {
  article: { on: publishStaffArticle, off: unpublishStaffArticle },
  "blog-post": { on: publishStaffPost, off: unpublishStaffPost },
  landing: { on: publishStaffLanding, off: unpublishStaffLanding },
  product: { on: publishStaffProduct, off: unpublishStaffProduct },
};

/** Returns why a change cannot be undone when its subject has the version `current`; undefined if it can. */
export function undoRefusal(change: Recorded, current: number): string | undefined {
  if (!undoMethod(change)) return whyNever(change);
  if (change.version !== current)
    return "Între timp s-au făcut alte modificări. Anulează mai întâi ultima modificare.";
  return undefined;
}

function whyNever(change: Recorded): string {
  if (hasDocument(change)) return "Modificarea nu mai poate fi anulată: factura a fost emisă.";
  if (["order", "shipment"].includes(change.subject.kind))
    return "Modificările unei comenzi nu se anulează de aici. Vezi în pagina comenzii ce se mai poate face.";
  if (change.before === null)
    return "O adăugare nu se anulează de aici: deschide pagina elementului adăugat și șterge-l de acolo.";
  if (change.after === null) return "Ce a fost șters nu mai poate fi recuperat.";
  return "Această modificare nu poate fi anulată.";
}

function hasDocument({ subject, after }: Recorded): boolean {
  return subject.kind === "invoice" || "given_back" in (fieldsOf(after) ?? {});
}

/** Fields that the update call cannot write: they are derived or have separate calls. */
const NO_FIELDS = new Set([
  "is_published",
  "is_archived",
  "archived_at",
  "created_at",
  "first_offered_at",
  "sold",
]);

export interface UndoCall {
  method: string;
  path: string;
  body: object;
}
/** Calls in order, each made with the version that the previous one returns. `together` means one transaction. */
export type UndoWay = { calls: UndoCall[] } | { together: true };

export function undoMethod(change: Recorded): UndoWay | undefined {
  const { subject } = change;
  const before = fieldsOf(change.before);
  const inverse = fieldsOf(change.inverse);
  if (!before || !inverse) return undefined;
  const made = ({ method, path }: StaffCall, body: Fields) => ({
    method,
    path: path.replace(/\{\w+\}/, encodeURIComponent(subject.id)),
    body,
  });
  const one = (call: StaffCall, body: Fields) => ({ calls: [made(call, body)] });
  const { stock } = fieldsOf(change.after) ?? {};
  if (subject.kind === "stock") return one(moveStock, { ...inverse, expected: stock });
  if (subject.kind === "company") return one(splitStaffCompany, inverse);
  const step = stepBack(subject.kind, before, inverse);
  const hasFields = Object.keys(inverse).some((field) => !NO_FIELDS.has(field));
  if (step && (!hasFields || subject.kind === "voucher")) return one(step, {});
  if (subject.kind === "product" && (step || !hasFields)) return step && { together: true };
  const byFields = BY_FIELDS[subject.kind];
  if (byFields) return one(byFields, inverse);
  const whole = AS_A_WHOLE[subject.kind];
  if (!whole || !step) return whole && one(whole, before);
  // Fields are restored while the record is hidden, so hiding comes first and publishing last.
  const calls = [made(step, {}), made(whole, before)];
  return { calls: before.is_published === true ? calls.toReversed() : calls };
}

function stepBack(kind: string, before: Fields, inverse: Fields): StaffCall | undefined {
  if (kind === "voucher" && "archived_at" in inverse)
    return before.archived_at === null ? restoreStaffVoucher : archiveStaffVoucher;
  if (kind === "product" && "is_archived" in inverse) {
    if (before.is_archived === true) return archiveStaffProduct;
    return before.is_published === true ? publishStaffProduct : restoreStaffProduct;
  }
  const publishing = PUBLISHING[kind];
  if (!publishing || !("is_published" in inverse)) return undefined;
  return before.is_published === true ? publishing.on : publishing.off;
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null ? (value as Fields) : undefined;
}

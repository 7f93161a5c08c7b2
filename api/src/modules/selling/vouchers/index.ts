/**
 * Voucher codes that reduce the price of a cart.
 *
 * - `vouchers.rules.ts`: when a voucher applies
 * - `voucher-writes.rules.ts`, `voucher-writes.service.ts`: create, change and end vouchers
 *
 * Tables and views: voucher, voucher_order, voucher_scope, voucher_use.
 */
export {
  type Discountable,
  isIssuedTo,
  judgeVoucher,
  normalizeCode,
  splitBani,
  type Voucher,
  type VoucherError,
  voucherRefusal,
} from "./vouchers.rules.ts";
export { staffVouchersRoutes } from "./staff-vouchers.routes.ts";
export {
  importVouchers,
  makeVoucher,
  type VoucherImport,
  type VouchersImport,
} from "./voucher-writes.service.ts";
export {
  findVoucher,
  findVoucherByCode,
  lockVoucher,
  returnVoucher,
  useVoucher,
  useVoucherAgain,
} from "./vouchers.store.ts";
export {
  countBoundVouchers,
  eraseBoundVouchers,
  moveBoundVouchers,
  storedBoundVouchers,
} from "./personal-data.store.ts";
export { voucherTexts } from "./texts.ts";

export {
  type Discountable,
  isIssuedTo,
  judgeVoucher,
  normalizeCode,
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

export {
  type Discountable,
  INVALID_CODE,
  isIssuedTo,
  judgeVoucher,
  normalizeCode,
  type Voucher,
  voucherRefusal,
} from "./vouchers.rules.ts";
export { vouchersRoutes } from "./vouchers.routes.ts";
export {
  type CreatedVoucher,
  createVoucher,
  importVouchers,
  type VoucherImport,
  type VouchersImport,
  type VoucherTerms,
} from "./vouchers.service.ts";
export { findVoucher, findVoucherByCode, lockVoucher, returnVoucher, useVoucher } from "./vouchers.store.ts";
export { eraseBoundVouchers } from "./personal-data.store.ts";

/** Addresses of files, which the typed client reads by path. */
export const INVOICE_PATH = "/user/orders/{orderId}/invoice";
export const ORDER_INVOICE_PATH = "/orders/{randomid}/invoice/{access}";

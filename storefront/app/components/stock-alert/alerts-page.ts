export const ALERTS_PAGE = "/account/alerte";

export const RECURRING_PAGE = "/account/comenzi-recurente";

export const WAREHOUSE_OPTION = "depozit";

import type { WrittenOrder } from "./order.ts";

/** Orders of private buyers, two guests among them. */
export const ORDERS_OF_PEOPLE: readonly WrittenOrder[] = [
  { key: "ioana-defect", by: "ioana", daysAgo: 9, time: "19:25", delivery: "SAMEDAY_EASYBOX", payment: "CARD", stands: "delivered", lines: [["aparat-odorizare-ritm", 1], ["sita-pisoar-tarm", 1]] },
  { key: "ioana-refuzata", by: "ioana", daysAgo: 61, time: "17:01", delivery: "SAMEDAY_HOME", payment: "COD", stands: "refused", lines: [["matura-interior-molid", 1], ["galeata-gradata-izvor", 1]] },
  { key: "ioana-baie", by: "ioana", daysAgo: 112, time: "08:22", delivery: "SAMEDAY_EASYBOX", payment: "CARD", stands: "completed", lines: [["gel-desfundat-scurgeri-torent", 2], ["degresant-bucatarie-grasin", 1], ["crema-maini-alina", 2]] },
  { key: "gheorghe-atelier", by: "gheorghe", daysAgo: 88, time: "05:45", delivery: "FAN_HOME", payment: "COD", stands: "completed", lines: [["pasta-maini-ucenic", 2], ["rola-industriala-trudnica", 2], ["gel-cuptoare-gratare-arsin", 1]] },
  { key: "gheorghe-curte", by: "gheorghe", daysAgo: 243, time: "10:10", delivery: "FAN_HOME", payment: "COD", stands: "completed", lines: [["aparat-presiune-torent", 1], ["sampon-auto-roua", 2]] },
  { key: "elena-recenta", by: "elena", daysAgo: 6, time: "20:00", delivery: "SAMEDAY_EASYBOX", payment: "CARD", stands: "delivered", lines: [["tablete-masina-vase-toate-in-una-tablin", 1], ["laveta-microfibra-catifea", 1, 1]] },
  { key: "elena-mutare", by: "elena", daysAgo: 182, time: "16:47", delivery: "SAMEDAY_HOME", payment: "CARD", stands: "completed", lines: [["detergent-parchet-lac", 1], ["anticalcar-cabine-dus-picur", 2], ["tablete-masina-vase-toate-in-una-tablin", 1]] },
  { key: "radu-masina", by: "radu", daysAgo: 97, time: "12:12", delivery: "SAMEDAY_HOME", payment: "COD", stands: "completed", lines: [["aparat-presiune-torent", 1], ["solutie-bord-mat-habitaclu", 1], ["servetele-dezinfectante-maini-mobilin", 3]] },
  { key: "maria-casa", by: "maria", daysAgo: 34, time: "09:58", delivery: "SAMEDAY_HOME", payment: "COD", stands: "completed", lines: [["solutie-universala-otet-acetina", 1], ["detergent-vase-maini-sensibile-finel", 2], ["prosop-bucatarie-sorbina", 1]] },
  { key: "maria-anulata", by: "maria", daysAgo: 21, time: "14:40", delivery: "SAMEDAY_HOME", payment: "COD", stands: "cancelled", lines: [["hartie-igienica-pufina", 3]] },
  { key: "bogdan-subsol", by: "bogdan", daysAgo: 79, time: "06:35", delivery: "FAN_HOME", payment: "CARD", stands: "completed", lines: [["aspirator-umed-uscat-bura", 1], ["sampon-covoare-manual-urzel", 1]] },
  { key: "laura-casa", by: "laura", daysAgo: 118, time: "11:36", delivery: "SAMEDAY_EASYBOX", payment: "CARD", stands: "completed", lines: [["crema-plite-vitroceramice-vitrin", 1], ["manusi-nitril-manevra", 1], ["matura-interior-molid", 1]] },
  { key: "laura-refuzata", by: "laura", daysAgo: 41, time: "15:15", delivery: "FAN_HOME", payment: "COD", stands: "refused", lines: [["cos-pedala-tihna", 1, 3]] },
  { key: "dan-card", by: "dan", daysAgo: 1, time: "17:20", delivery: "SAMEDAY_HOME", payment: "CARD", stands: "awaiting_payment", lines: [["crema-maini-alina", 2], ["sapun-solid-caramioara", 4]] },
  { key: "dan-ridicata", by: "dan", daysAgo: 7, time: "08:00", delivery: "STORE_PICKUP", payment: "COD", stands: "delivered", lines: [["spray-insecticid-prag", 1], ["statie-momeala-hambar", 2]] },
]; // oxfmt-ignore

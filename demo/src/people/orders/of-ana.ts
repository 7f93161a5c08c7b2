import type { WrittenOrder } from "./order.ts";

/** Orders of the customer whom visitors of the demo log in as: two pages, with something of everything. */
export const ORDERS_OF_ANA: readonly WrittenOrder[] = [
  { key: "ana-noua", by: "ana", daysAgo: 1, time: "18:42", delivery: "SAMEDAY_EASYBOX", payment: "COD", stands: "new", lines: [["detergent-vase-clipocel", 2], ["hartie-igienica-pufina", 1, 3], ["burete-vase-zimt", 1, 2]] },
  { key: "ana-asteapta-plata", by: "ana", daysAgo: 2, time: "07:15", delivery: "SAMEDAY_HOME", payment: "BANK", stands: "awaiting_payment", lines: [["aspirator-umed-uscat-bura", 1]] },
  { key: "ana-pe-drum", by: "ana", daysAgo: 3, time: "09:30", delivery: "FAN_HOME", payment: "COD", stands: "shipped", lines: [["detergent-rufe-lichid-albastrel", 1, 3], ["balsam-rufe-puf", 2, 2]], observation: "Vă rog să sune curierul înainte, interfonul nu merge." },
  { key: "ana-livrata", by: "ana", daysAgo: 8, time: "16:05", delivery: "SAMEDAY_EASYBOX", payment: "CARD", stands: "delivered", lines: [["odorizant-camera-adiere", 2], ["gel-wc-valurel", 3], ["spray-baie-zilnic-baiora", 1]] },
  { key: "ana-cos", by: "ana", daysAgo: 12, time: "11:20", delivery: "SAMEDAY_HOME", payment: "COD", stands: "delivered", lines: [["cos-pedala-tihna", 1], ["saci-menajeri-zilnic", 3]] },
  { key: "ana-bucatarie", by: "ana", daysAgo: 36, time: "19:10", delivery: "SAMEDAY_HOME", payment: "CARD", stands: "completed", lines: [["detergent-vase-clipocel", 3], ["burete-vase-zimt", 2], ["manusi-menaj-harnica", 2, 3], ["prosop-bucatarie-sorbina", 2, 3]] },
  { key: "ana-rufe", by: "ana", daysAgo: 64, time: "08:48", delivery: "SAMEDAY_EASYBOX", payment: "COD", stands: "completed", lines: [["detergent-rufe-lichid-albastrel", 2], ["balsam-rufe-puf", 1]] },
  { key: "ana-retur-partial", by: "ana", daysAgo: 77, time: "12:33", delivery: "FAN_HOME", payment: "CARD", stands: "partly_returned", lines: [["laveta-microfibra-catifea", 2], ["rezerva-mop-plat-lin", 2], ["coada-aluminiu-drept", 1]] },
  { key: "ana-pardoseli", by: "ana", daysAgo: 101, time: "10:02", delivery: "SAMEDAY_HOME", payment: "CARD", stands: "completed", lines: [["detergent-pardoseli-flor", 2], ["galeata-gradata-izvor", 1, 4], ["matura-interior-molid", 1]] },
  { key: "ana-anulata", by: "ana", daysAgo: 123, time: "20:00", delivery: "SAMEDAY_HOME", payment: "CARD", stands: "cancelled", lines: [["aparat-presiune-torent", 1]] },
  { key: "ana-ridicata", by: "ana", daysAgo: 152, time: "07:55", delivery: "STORE_PICKUP", payment: "COD", stands: "completed", lines: [["solutie-geamuri-clarel", 2], ["racleta-geam-vitralia", 1, 2], ["hartie-igienica-pufina", 2]] },
  { key: "ana-saci", by: "ana", daysAgo: 188, time: "14:27", delivery: "SAMEDAY_EASYBOX", payment: "CARD", stands: "completed", lines: [["saci-menajeri-zilnic", 4], ["saci-compostabili-humus", 2], ["gel-wc-valurel", 2]] },
  { key: "ana-returnata", by: "ana", daysAgo: 231, time: "17:40", delivery: "SAMEDAY_HOME", payment: "CARD", stands: "returned", lines: [["difuzor-betisoare-trestie", 1, 1]] },
  { key: "ana-de-primavara", by: "ana", daysAgo: 268, time: "09:09", delivery: "FAN_HOME", payment: "COD", stands: "completed", lines: [["spray-universal-oricand", 2], ["solutie-geamuri-clarel", 1], ["laveta-microfibra-catifea", 1, 1], ["servetele-umede-umezel", 2]] },
  { key: "ana-atelier", by: "ana", daysAgo: 317, time: "13:50", delivery: "SAMEDAY_HOME", payment: "BANK", company: "pfa", stands: "completed", lines: [["rola-industriala-trudnica", 2], ["degresant-bucatarie-grasin", 3], ["manusi-nitril-manevra", 1, 3]] },
]; // oxfmt-ignore

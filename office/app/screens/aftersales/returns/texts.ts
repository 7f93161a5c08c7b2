export const texts = {
  kinds: { return: "retur", withdrawal: "retragere din contract" },
  statuses: {
    all: "oricare",
    requested: "cerere primită",
    approved: "aprobată",
    on_the_way: "pe drum",
    received: "recepționată",
    refunded: "bani restituiți",
    rejected: "respinsă",
    declared: "retragere înregistrată",
    closed: "încheiată",
  },
  deadlines: { running: "în curs", late: "depășit", waiting: "așteaptă produsele" },
};

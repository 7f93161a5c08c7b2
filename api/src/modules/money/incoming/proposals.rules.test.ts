import { describe, expect, it } from "vitest";
import { numbersIn, type PayableFacts, propose } from "./proposals.rules.ts";

const anOrder = (changes: Partial<PayableFacts> = {}): PayableFacts => ({
  id: 1,
  number: 100_001,
  name: "Ana Pop",
  company: "",
  status: "delivered",
  paymentCode: "COD",
  paymentState: "none",
  totalBani: 57_97,
  parcelId: 1,
  awb: "A1",
  parcels: 1,
  cashBani: 57_97,
  hasArrived: true,
  isCollected: false,
  ...changes,
});
const aRow = (changes: object = {}) => ({
  amountBani: 57_97,
  currency: "RON",
  bankState: "",
  awb: "",
  reference: "",
  payer: "",
  details: "",
  ...changes,
});
const among = (...orders: PayableFacts[]) => ({
  byAwb: new Map(orders.flatMap((order) => (order.awb === null ? [] : [[order.awb, order]]))),
  byNumber: new Map(orders.map((order) => [order.number, order])),
  waiting: orders.filter(({ status }) => status === "awaiting_payment"),
});

it("numbersIn finds order numbers outside accounts and amounts", () => {
  expect(
    numbersIn({ reference: "REF 100001", details: "cmd.100002 RO49AAAA1B31007593840000 100001 RON 1000,00" }),
  ).toEqual([100_001, 100_002]);
});

describe("a courier's row", () => {
  it.each([
    [{ awb: "A1" }, {}, undefined],
    [{ reference: "Comanda 100001" }, {}, undefined],
    [
      { awb: "A1", amountBani: undefined },
      {},
      "Suma din fișier nu a fost recunoscută: înregistrează plata în pagina comenzii.",
    ],
    [{ payer: "Ana" }, {}, "Rândul nu are nici AWB, nici numărul comenzii: caută coletul la curier."],
    [{ awb: "X" }, {}, "Nicio comandă nu are acest AWB sau acest număr."],
    [{ awb: "X", reference: "100001" }, {}, "Comanda a fost expediată cu alt AWB: verifică la curier."],
    [{ awb: "A1" }, { isCollected: true }, "Rambursul acestei comenzi a fost deja încasat."],
    [{ awb: "A1" }, { paymentCode: "CARD" }, "Comanda nu are plata ramburs."],
    [{ awb: "A1" }, { hasArrived: false }, "Comanda nu este încă livrată."],
    [{ awb: "A1", amountBani: 50_00 }, {}, "Valoarea comenzii este de 57,97 lei, dar s-au primit 50,00 lei."],
    [{ awb: "A1", amountBani: 20_00 }, { parcels: 2, cashBani: 20_00 }, undefined],
    [
      { awb: "A1" },
      { parcels: 2, cashBani: 20_00 },
      "La colet se încasează 20,00 lei, dar s-au primit 57,97 lei.",
    ],
    [{ awb: "A1" }, { parcels: 2, isCollected: true }, "Rambursul acestui colet a fost deja încasat."],
    [{ awb: "A1" }, { parcels: 2, hasArrived: false }, "Coletul nu este încă livrat."],
    [
      { reference: "100001" },
      { parcels: 2 },
      "Comanda are mai multe colete, iar rândul nu precizează la care se referă: înregistrează plata în pagina comenzii.",
    ],
  ])("the row %j for the order %j is uncertain because of %j", (row, order, why) => {
    const proposal = propose("cod", aRow(row), among(anOrder(order)));
    expect([proposal.why, proposal.isSure]).toEqual([why, why === undefined]);
  });

  it("a row stays open if its waybill and number belong to different orders", () => {
    const orders = among(anOrder(), anOrder({ id: 2, number: 100_002, awb: "A2" }));
    expect(propose("cod", aRow({ awb: "A1", reference: "100002" }), orders)).toMatchObject({
      isSure: false,
      why: "AWB-ul și numărul corespund unor comenzi diferite: verifică la curier.",
    });
  });
});

describe("a bank transfer", () => {
  const waiting = { status: "awaiting_payment", paymentCode: "BANK", paymentState: "pending", awb: null };

  it.each([
    [{ details: "plata comanda 100001" }, {}, undefined],
    [
      { details: "100001", currency: "EUR" },
      {},
      "Suma primită este 57.97 EUR, nu în lei: înregistrează plata în pagina comenzii.",
    ],
    [
      { details: "100001", bankState: "REVERTED" },
      {},
      "În extras starea este „REVERTED”: banii nu au intrat în cont.",
    ],
    [
      { details: "100001", amountBani: 60_00 },
      {},
      "Valoarea comenzii este de 57,97 lei, dar s-au primit 60,00 lei.",
    ],
    [{ details: "100001" }, { status: "confirmed" }, "Comanda este deja plătită."],
    [
      { details: "100001" },
      { status: "cancelled" },
      "Comanda este anulată: înregistrează transferul în pagina ei.",
    ],
    [{ details: "100001" }, { paymentCode: "CARD" }, "Comanda nu are plata prin ordin de plată."],
    [{ payer: "POP ANA" }, {}, "Comandă găsită după sumă și nume: transferul nu conține numărul ei."],
    [{ payer: "DAN MOGA" }, {}, "Transferul nu conține numărul unei comenzi. Verifică cine a plătit."],
    [
      { payer: "POP ANA", amountBani: 1 },
      {},
      "Transferul nu conține numărul unei comenzi și nicio comandă nu așteaptă această sumă. Caută comanda după numele plătitorului.",
    ],
    [
      { payer: "SC CURAT & FIII SRL" },
      { company: "Curat & Fiii SRL", name: "X Y" },
      "Comandă găsită după sumă și nume: transferul nu conține numărul ei.",
    ],
  ])("the transfer %j for the order %j is uncertain because of %j", (row, order, why) => {
    const proposal = propose("bank", aRow(row), among(anOrder({ ...waiting, ...order })));
    expect([proposal.why, proposal.isSure]).toEqual([why, why === undefined]);
  });

  it("a transfer with two order numbers stays open", () => {
    const orders = among(anOrder(waiting), anOrder({ ...waiting, id: 2, number: 100_002 }));
    expect(propose("bank", aRow({ details: "100001 si 100002" }), orders)).toMatchObject({
      order: undefined,
      why: "Transferul se referă la mai multe comenzi: 100001, 100002.",
    });
  });
});

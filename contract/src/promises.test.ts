import { expect, it } from "vitest";
import { hoursText, promisesOf } from "./promises.values.ts";

it("promisesOf defaults to the specification's texts", () => {
  const { benefits, hours, notFound, newsletterPercent, freeDeliveryOver } = promisesOf();
  expect(benefits).toEqual([
    { title: "Livrare gratuită", text: "la comenzi de peste 200 lei" },
    { title: "Retur simplu și gratuit în 3 zile", text: "Drept legal de retragere: 14 zile" },
    { title: "Plată online securizată", text: "cu cardul" },
    { title: "Comandă prin SEAP", text: "pentru instituții publice" },
  ]);
  expect(hoursText(hours)).toBe("Luni – Vineri, 08:30 – 16:30");
  expect([notFound, newsletterPercent, freeDeliveryOver]).toEqual(["This page could not be found", 10, 200]);
});

it("promisesOf shows the shop's withdrawal period, by default the legal 14 days", () => {
  const terms = [undefined, 19, 30].map((withdrawalDays) => promisesOf({ withdrawalDays }).withdrawalTerm);
  expect(terms).toEqual(["14 zile", "19 zile", "30 de zile"]);
  const cards = [14, 30].map((withdrawalDays) => promisesOf({ withdrawalDays }).benefits[1]?.text);
  expect(cards).toEqual(["Drept legal de retragere: 14 zile", "Drept de retragere: 30 de zile"]);
});

it("promisesOf replaces only the promises that the shop sets", () => {
  const reported = promisesOf({ freeDeliveryOver: 1_500, newsletterPercent: 5 });
  expect([reported.benefits[0]?.text, reported.newsletterPercent]).toEqual([
    "la comenzi de peste 1.500 lei",
    5,
  ]);
  expect(reported.notFound).toBe("This page could not be found");
  const own = promisesOf({ benefits: [{ title: "Montaj", text: "gratuit peste {suma} lei" }] });
  expect(own.benefits).toEqual([{ title: "Montaj", text: "gratuit peste 200 lei" }]);
});

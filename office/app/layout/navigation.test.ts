import { expect, it } from "vitest";
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { linkAt, navigationFor } from "./navigation.ts";

const linksFor = (...permissions: Parameters<typeof navigationFor>[0]) =>
  navigationFor(permissions).flatMap(({ links }) => links.map(({ to }) => to));

it("the navigation shows only the pages that a person may open", () => {
  expect(linksFor("orders:view")).toEqual(["/", "/comenzi", "/comenzi-recurente"]);
  expect(linksFor("changes:view", "keys:view")).toEqual(["/", "/chei", "/jurnal"]);
  expect(linksFor("orders:edit")).toEqual(["/"]);
  expect(linksFor("orders:pack")).toEqual(["/"]);
  expect(linksFor("orders:pack", "orders:view")).toEqual([
    "/",
    "/comenzi",
    "/comenzi-recurente",
    "/impachetare",
  ]);
});

it("the navigation hides a group without visible pages", () => {
  expect(navigationFor([]).map(({ group }) => group)).toEqual(["Acasă"]);
});

it("the navigation shows every page to a person with all permissions", () => {
  expect(linksFor(...PERMISSIONS)).toEqual([
    "/",
    "/comenzi",
    "/comenzi-recurente",
    "/oferte",
    "/vouchere",
    "/seap",
    "/emag",
    "/cifre",
    "/impachetare",
    "/comenzi/predare",
    "/produse",
    "/categorii",
    "/caracteristici",
    "/producatori",
    "/promotii",
    "/cadouri",
    "/pachete",
    "/liste-preturi",
    "/de-comandat",
    "/comenzi-furnizori",
    "/receptii",
    "/inventare",
    "/transferuri",
    "/locuri-stoc",
    "/loturi",
    "/fara-vanzari",
    "/furnizori",
    "/facturi",
    "/creante",
    "/incasari/ramburs",
    "/incasari/banca",
    "/restituiri",
    "/e-factura",
    "/registre",
    "/contabilitate",
    "/retururi",
    "/reclamatii",
    "/mesaje",
    "/recenzii",
    "/sabloane",
    "/clienti",
    "/firme",
    "/grupuri-clienti",
    "/alerte-stoc",
    "/campanii",
    "/newsletter",
    "/cereri-date",
    "/acasa-magazin",
    "/articole",
    "/blog",
    "/pagini",
    "/meniuri",
    "/texte-mailuri",
    "/texte-magazin",
    "/redirectionari",
    "/media",
    "/import",
    "/export",
    "/lucrari",
    "/mutare",
    "/fluxuri",
    "/webhookuri",
    "/chei",
    "/setari",
    "/oameni",
    "/roluri",
    "/conformitate",
    "/stare",
    "/jurnal",
    "/ce-nu-a-mers",
    "/pasi",
  ]);
});

it.each([
  ["/", "/"],
  ["/comenzi/12", "/comenzi"],
  ["/comenzi/predare", "/comenzi/predare"],
  ["/setari/conturi/fan", "/setari"],
  ["/comenzi-recurente", "/comenzi-recurente"],
  ["/contul-meu", undefined],
])("linkAt returns the menu link of the page %s: %s", (path, link) => {
  expect(linkAt(navigationFor(PERMISSIONS), path)?.to).toBe(link);
});

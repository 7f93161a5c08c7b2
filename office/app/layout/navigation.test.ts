import { expect, it } from "vitest";
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { navigationFor } from "./navigation.ts";

const linksFor = (...permissions: Parameters<typeof navigationFor>[0]) =>
  navigationFor(permissions).flatMap(({ links }) => links.map(({ to }) => to));

it("the navigation shows only the pages that a person may open", () => {
  expect(linksFor("orders:view")).toEqual(["/", "/comenzi", "/comenzi-recurente"]);
  expect(linksFor("changes:view", "keys:view")).toEqual(["/", "/jurnal", "/chei"]);
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
  expect(navigationFor([]).map(({ group }) => group)).toEqual(["Magazin"]);
});

it("the navigation shows every page to a person with all permissions", () => {
  expect(linksFor(...PERMISSIONS)).toEqual([
    "/",
    "/comenzi",
    "/comenzi-recurente",
    "/impachetare",
    "/comenzi/predare",
    "/cifre",
    "/produse",
    "/categorii",
    "/caracteristici",
    "/producatori",
    "/promotii",
    "/cadouri",
    "/pachete",
    "/liste-preturi",
    "/seap",
    "/vouchere",
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
    "/e-factura",
    "/registre",
    "/contabilitate",
    "/restituiri",
    "/clienti",
    "/firme",
    "/grupuri-clienti",
    "/retururi",
    "/reclamatii",
    "/mesaje",
    "/oferte",
    "/recenzii",
    "/alerte-stoc",
    "/campanii",
    "/newsletter",
    "/cereri-date",
    "/sabloane",
    "/articole",
    "/blog",
    "/acasa-magazin",
    "/meniuri",
    "/pagini",
    "/texte-mailuri",
    "/texte-magazin",
    "/redirectionari",
    "/media",
    "/conformitate",
    "/stare",
    "/jurnal",
    "/import",
    "/export",
    "/ce-nu-a-mers",
    "/lucrari",
    "/pasi",
    "/mutare",
    "/setari",
    "/oameni",
    "/roluri",
    "/chei",
    "/fluxuri",
    "/webhookuri",
  ]);
});

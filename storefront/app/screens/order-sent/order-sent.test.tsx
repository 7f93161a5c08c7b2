import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { OrderResult } from "@curat/contract/orders";
import type { OrderSentData } from "./load.server.ts";
import { OrderSentScreen } from "./screen.tsx";

const item = { pic: null, um: "buc.", is_gift: false, bundle: null };
const order = {
  randomid: "abc",
  number: "100001",
  orderdate: "2026-11-21T10:00:00Z",
  total: 121,
  total_vat: 21,
  status_label: "Nouă",
  firstname: "Ana",
  lastname: "Pop",
  delivery_code: "SAMEDAY_HOME",
  deliveryname: "Curier Sameday la domiciliu",
  delivery_price: 0,
  paymentcode: "COD",
  payment: "Plată ramburs, la livrare",
  items: [
    { ...item, product: "Săpun spumă", quantity: 2, price: 50, subtotal: 100 },
    { ...item, product: "Burete", quantity: 1, price: 0, subtotal: 0, is_gift: true },
  ],
} as Partial<OrderResult>;
const seller = { company: "Curat SRL", cui: "RO14399840" };

function shown(changes: Partial<OrderResult> = {}, more: Partial<OrderSentData> = {}): string {
  const data = {
    head: { title: "", robots: "" },
    paymentUrl: null,
    transferDays: null,
    isClient: false,
    canFind: true,
    offersAccount: false,
    accountEmail: "",
    seller,
    order: { ...order, ...changes },
    ...more,
    // Contains only the fields that the page reads.
  } as unknown as OrderSentData;
  const router = createMemoryRouter([{ path: "/", Component: () => <OrderSentScreen data={data} /> }]);
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  return page.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

describe("order confirmation page", () => {
  it("the confirmation page shows the ordered products and the delivery time", () => {
    expect(shown()).toMatch(/Produsele comandate .*Săpun spumă 2 buc\. .*Burete 1 buc\. · cadou/);
    expect(shown()).toContain("în 2-3 zile de la confirmare");
    expect(shown({ paymentcode: "BANK" })).toContain("în 2-3 zile după ce primim plata");
    expect(shown({ delivery_code: "STORE_PICKUP" })).toContain("te anunțăm pe e-mail când o poți ridica");
  });

  it("the confirmation page lists the parts of the total only if they add up to it", () => {
    const text = shown({ delivery_price: 16, handling_charge: 5 });
    expect(text).toMatch(
      /Subtotal produse .*100,00 lei Taxă ramburs .*5,00 lei Livrare .*16,00 lei Total .*121,00 lei/,
    );
    expect(shown()).not.toContain("Subtotal produse");
    expect(shown()).toMatch(/Total .*121,00 lei .*din care TVA .*21,00 lei/);
  });

  it("the confirmation page shows the stock reservation for a bank transfer", () => {
    expect(shown({ paymentcode: "BANK" }, { transferDays: 5 })).toContain(
      "Păstrăm produsele 5 zile lucrătoare.",
    );
    expect(shown({ paymentcode: "BANK" })).not.toContain("Păstrăm produsele");
  });

  it("the confirmation page explains the SEAP steps to a public buyer", () => {
    const text = shown({ paymentcode: "SEAP", payment: "Achiziție publică prin SEAP" });
    expect(text).toContain("inițiază o achiziție directă către Curat SRL, CUI RO14399840.");
    expect(text).toMatch(/comanda 100001\. Valoarea fără TVA este .*100,00 lei/);
    expect(shown()).not.toContain("SEAP");
  });

  it("the confirmation page shows the cash on delivery charge, and how to pay the courier or at the locker", () => {
    expect(shown({ handling_charge: 5 })).toMatch(/Taxă ramburs .*5,00 lei/);
    expect(shown({ handling_charge: 5, paymentcode: "BANK" })).not.toContain("Taxă ramburs");
    expect(shown()).toContain("Plătești curierului, la primire.");
    const text = shown({ delivery_code: "SAMEDAY_EASYBOX" });
    expect(text).toContain("primești prin SMS codul cu care îl deschizi");
    expect(text).toContain("Plătești la easybox, când ridici coletul.");
  });

  it("the confirmation page shows a locker's county unless the city has the same name", () => {
    const locker = {
      name: "easybox Centru",
      address: "Str. Mică 1",
      city: "Sectorul 5",
      county: "București",
    };
    expect(shown({ locker })).toContain("easybox Centru, Str. Mică 1, Sectorul 5, București");
    const arad = { ...locker, city: "Arad", county: "Arad" };
    expect(shown({ locker: arad })).toContain("easybox Centru, Str. Mică 1, Arad ");
  });

  it("the confirmation page shows the promised day and the steps until then", () => {
    const arrival = { from: "2026-11-24", to: "2026-11-24" };
    expect(shown({ arrival })).toMatch(
      /Ajunge marți, 24 noiembrie 1 Comandă primită , în curs .*Livrată .*Plătești curierului, la primire\./,
    );
    expect(shown({ arrival })).toContain("Când ajunge marți, 24 noiembrie");
    expect(shown({ arrival })).not.toContain("2-3 zile");
    const collected = shown({ arrival, delivery_code: "STORE_PICKUP" });
    expect(collected).toMatch(/O poți ridica de marți, 24 noiembrie .*Gata de ridicare/);
    expect(shown({ status_label: "Confirmată" })).toMatch(
      /Comandă primită , încheiat .*Confirmată , în curs/,
    );
  });

  it("the confirmation page shows the success message only once", () => {
    expect(shown().match(/Comanda a fost trimisa cu success\./g)).toHaveLength(1);
  });

  it("the confirmation page asks only for a password to create an account", () => {
    const text = shown({}, { offersAccount: true, accountEmail: "ana@example.com" });
    expect(text).toMatch(/\(ana@example\.com\) .*Parolă .*Creează un cont/);
    expect(text).not.toContain("Confirmare parolă");
  });

  it("the confirmation page offers accounts only to guests", () => {
    expect(shown({}, { offersAccount: true })).toContain("Creează un cont");
    expect(shown({}, { isClient: true })).not.toContain("Creează un cont");
  });
});

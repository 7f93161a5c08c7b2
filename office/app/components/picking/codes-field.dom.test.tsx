import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CodesField } from "./codes-field.tsx";

const PRODUCTS = [
  { code: "MOP-1", name: "Mop plat" },
  { code: "RAC-2", name: "Racletă" },
];

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
    const query = new URL(typeof address === "string" ? address : "", "http://office.test").searchParams;
    const codes = query.get("coduri")?.split("\n") ?? [];
    const products = PRODUCTS.filter(({ code, name }) =>
      query.has("q") ? name.toLowerCase().includes(query.get("q") ?? "") : codes.includes(code),
    );
    return Promise.resolve(Response.json({ choices: products }));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(codes: string) {
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <form onSubmit={(event) => sent(event.nativeEvent)}>
          <CodesField label="Produse" name="products" limit={1000} defaultValue={codes} />
        </form>
      ),
    },
  ]);
  render(<Stub />);
  return sent;
}
const typed = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Produse" }).value;

it("the product codes field shows names, finds a product by name, and removes one", async () => {
  const sent = open("MOP-1");
  await screen.findByText("Mop plat");
  await userEvent.type(screen.getByRole("combobox"), "racl");
  await screen.findByRole("option", { name: "Racletă RAC-2" });
  await userEvent.keyboard("{Enter}");
  expect([typed(), sent.mock.calls.length]).toEqual(["MOP-1\nRAC-2", 0]);
  await userEvent.click(screen.getByRole("button", { name: "Elimină Mop plat" }));
  expect(typed()).toBe("RAC-2");
});

it("the product codes field keeps codes that were typed before a product was chosen", async () => {
  open("");
  await userEvent.type(screen.getByRole("textbox", { name: "Produse" }), "XYZ-9");
  await userEvent.type(screen.getByRole("combobox"), "mop");
  await userEvent.click(await screen.findByRole("option", { name: "Mop plat MOP-1" }));
  expect(typed()).toBe("XYZ-9\nMOP-1");
});

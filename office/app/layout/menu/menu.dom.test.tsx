import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { MenuOfOffice } from "./menu.tsx";

afterEach(() => {
  cleanup();
  document.cookie = "office_menu=; Path=/admin; Max-Age=0";
});

const NAVIGATION = [
  { key: "home", group: "Acasă", links: [{ to: "/", text: "Acasă", icon: "home" as const }] },
  { key: "selling", group: "Vânzări", links: [{ to: "/comenzi", text: "Comenzi", icon: "orders" as const }] },
  {
    key: "aftersales",
    group: "După vânzare",
    links: [
      { to: "/mesaje", text: "Mesaje", icon: "messages" as const },
      { to: "/retururi", text: "Retururi", icon: "returns" as const },
    ],
  },
];

function open(path: string, openGroups: string[] = []) {
  const data = {
    navigation: NAVIGATION,
    waiting: { "/mesaje": 2, "/retururi": 1 },
    pins: ["/mesaje"],
    openGroups,
  };
  const Stub = createRoutesStub([{ path: "*", Component: () => <MenuOfOffice data={data} label="Meniu" /> }]);
  render(<Stub initialEntries={[path]} />);
}
const openNow = () =>
  [...document.querySelectorAll("details[open] > summary")].map(({ textContent }) => textContent);

it("the menu opens the group of the current page and the groups that the person opened", () => {
  open("/comenzi/12", ["aftersales"]);
  expect(openNow()).toEqual(["Vânzări", "După vânzare3 de rezolvat"]);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Comenzi");
});

it("every group of the menu can be closed and reopened, including the current page's", async () => {
  open("/comenzi");
  const group = screen.getByText("Vânzări");
  await userEvent.click(group);
  expect(openNow()).toEqual([]);
  await userEvent.click(group);
  await userEvent.click(screen.getByText("După vânzare"));
  expect(openNow()).toEqual(["Vânzări", "După vânzare3 de rezolvat"]);
});

it("the menu lists pinned pages first, and only the current page can be pinned", () => {
  open("/mesaje");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Acasă",
    "Mesaje2 de rezolvat",
    "Comenzi",
    "Mesaje2 de rezolvat",
    "Retururi1 de rezolvat",
  ]);
  expect(screen.getAllByRole("button", { name: "Scoate din partea de sus: Mesaje" })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /Retururi/ })).toBeNull();
});

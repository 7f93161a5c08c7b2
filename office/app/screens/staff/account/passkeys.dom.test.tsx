import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { pageOf } from "../../../testing/page-of.tsx";
import { Passkeys } from "./passkeys.tsx";

afterEach(cleanup);

it("the passkey list shows each passkey's last use, if any", () => {
  const passkeys = [
    {
      id: 1,
      name: "Laptop",
      created_at: "2026-11-20T10:00:00.000Z",
      last_used_at: "2026-11-22T10:00:00.000Z",
    },
    { id: 2, name: "Telefon", created_at: "2026-11-22T10:00:00.000Z", last_used_at: null },
  ];
  const page = render(pageOf(() => <Passkeys passkeys={passkeys} options={undefined} />, null)).container;
  const shown = [...page.querySelectorAll("li > span")].map(({ textContent }) => textContent.trim());
  expect(shown).toEqual(["Laptop, folosită ultima dată 22.11.2026, 12:00", "Telefon, nefolosită încă"]);
});

import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { StaffMessage } from "@curat/contract/staff/messages";
import { pageOf } from "../../../testing/page-of.tsx";
import Message from "./message.route.tsx";
import type { MessageData } from "./message.server.ts";

afterEach(cleanup);

const EVIL = '"><img src=x onerror="alert(1)"><script>alert(1)</script>';
const AT = "2026-11-22T10:00:00.000Z";

const MESSAGE: StaffMessage = {
  id: 7,
  kind: "product",
  state: "new",
  name: `Ana ${EVIL}`,
  email: "ana@example.com",
  phone: "+40722123456",
  questions: `Întrebare ${EVIL}`,
  product: { id: 1, name: `Produs ${EVIL}`, code: "P1", url: null },
  review: null,
  created_at: AT,
  assignee: null,
  note: `Notă ${EVIL}`,
  answers: [{ author: "Ion", text: `Răspuns ${EVIL}`, at: AT }],
  version: 2,
};

function openPage(): HTMLElement {
  const loaded: MessageData = { message: MESSAGE, templates: [], history: [], isMine: true, mayAnswer: true };
  return render(pageOf(Message, loaded)).container;
}

it("the message page shows scripts in names, questions and notes as text", () => {
  const page = openPage();
  expect(page.querySelectorAll("script, img, [onerror]")).toHaveLength(0);
  for (const before of ["Ana ", "Întrebare ", "Produs ", "Notă ", "Răspuns "])
    expect(page.textContent).toContain(before + EVIL);
});

it("the message page's form contains the loaded values for detecting conflicts", () => {
  const page = openPage();
  const [seen] = page.querySelectorAll<HTMLInputElement>("input[name=seen]");
  expect(JSON.parse(seen?.value ?? "{}")).toEqual({ kind: "product", note: `Notă ${EVIL}` });
});

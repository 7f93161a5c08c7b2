import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../action-form.tsx";
import { useRefused } from "../refused.ts";
import type { Refused } from "../refused.ts";
import { withChoices } from "./conflict.ts";

afterEach(cleanup);

const REFUSED: Refused = {
  form: "role",
  values: { form: "role", name: "al meu", note: "nota de dinainte", kind: "message", version: "1" },
  errors: {},
  messages: [],
  conflict: {
    by: { actor: "Ion", at: "2026-11-22T10:00:00Z" },
    version: 2,
    current: { name: "al lor", note: "nota lor", kind: "review" },
    differences: [
      {
        name: "name",
        label: "Denumire",
        theirs: "al lor",
        mineText: "al meu",
        theirsText: "al lor",
        keeps: "mine",
      },
      {
        name: "note",
        label: "Notă",
        theirs: "nota lor",
        mineText: "nota de dinainte",
        theirsText: "nota lor",
        keeps: "theirs",
      },
      {
        name: "kind",
        label: "Tip",
        theirs: "review",
        mineText: "mesaje",
        theirsText: "recenzii",
        keeps: "theirs",
      },
    ],
  },
};

const KINDS = [
  { value: "message", label: "mesaje" },
  { value: "review", label: "recenzii" },
  { value: "complaint", label: "sesizări" },
];

function RolePage() {
  const refused = useRefused("role");
  return (
    <ActionForm name="role" refused={refused} loaded={{ name: "vechi", note: "nota de dinainte" }}>
      <input type="hidden" name="version" value="1" />
      <Field label="Denumire" name="name" defaultValue={refused?.values.name} />
      <Field label="Notă" name="note" defaultValue={refused?.values.note} />
      <Select label="Tip" name="kind" options={KINDS} defaultValue={refused?.values.kind ?? "message"} />
      <button>Trimite</button>
    </ActionForm>
  );
}

async function refusedForm() {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: RolePage,
      action: async ({ request }) => {
        const form = await request.formData();
        sent.push({ ...Object.fromEntries(withChoices(form)), version: form.get("version") ?? "" });
        return REFUSED;
      },
    },
  ]);
  render(<Stub />);
  await userEvent.click(screen.getByRole("button", { name: "Trimite" }));
  await screen.findByText(/Între timp a făcut modificări Ion/);
  return sent;
}
const choice = (field: string, text: RegExp) =>
  within(screen.getByRole("group", { name: field })).getByRole<HTMLInputElement>("radio", { name: text });
const send = () => userEvent.click(screen.getByRole("button", { name: "Trimite" }));
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

it("the conflict panel submits the chosen values with the current version", async () => {
  const sent = await refusedForm();
  await waitFor(() => {
    expect(document.activeElement?.getAttribute("role")).toBe("alert");
  });
  expect(choice("Denumire", /Varianta ta: al meu/).checked).toBe(true);
  await send();
  expect(sent.at(-1)).toEqual({
    form: "role",
    version: "2",
    name: "al meu",
    note: "nota lor",
    kind: "review",
    seen: '{"name":"al lor","note":"nota lor","kind":"review"}',
  });
});

it("the conflict panel fills a field with the chosen version, and typing chooses the entered one", async () => {
  const sent = await refusedForm();
  await userEvent.click(choice("Denumire", /Varianta actuală: al lor/));
  expect(field("Denumire").value).toBe("al lor");
  await userEvent.click(choice("Denumire", /Varianta ta/));
  expect(field("Denumire").value).toBe("al meu");
  await userEvent.clear(field("Notă"));
  await userEvent.type(field("Notă"), "alta");
  expect(choice("Notă", /Varianta ta/).checked).toBe(true);
  await send();
  expect(sent.at(-1)).toMatchObject({ name: "al meu", note: "alta" });
});

it("the conflict panel sets a select to the chosen version, and selecting an option chooses the entered one", async () => {
  const sent = await refusedForm();
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Tip" });
  await userEvent.click(choice("Tip", /Varianta ta: mesaje/));
  await userEvent.click(choice("Tip", /Varianta actuală: recenzii/));
  expect(list.value).toBe("review");
  await userEvent.selectOptions(list, "sesizări");
  expect(choice("Tip", /Varianta ta/).checked).toBe(true);
  await send();
  expect(sent.at(-1)).toMatchObject({ kind: "complaint" });
});

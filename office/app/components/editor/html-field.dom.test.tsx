import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { HtmlField } from "./html-field.tsx";
import { shownNodes } from "./shown-html.ts";

afterEach(cleanup);

const EVIL =
  '<p onclick="x()" id="content">a<img src="x" onerror="x()"></p><script>alert(1)</script><a href="javascript:x()">b</a><form><input name="form"></form>';
const field = <HtmlField label="Conținut" name="content" defaultValue={EVIL} errors={undefined} />;

it("the editor without JavaScript is a plain text field for HTML", () => {
  const html = renderToStaticMarkup(field);
  expect(html).toMatch(/<textarea[^>]* name="content"[^>]*>&lt;p onclick/);
  expect(html).not.toContain("<script");
});

it("the editor renders formatted text without active content and leaves the field unchanged", () => {
  const { container } = render(field);
  const shown = screen.getByRole("textbox", { name: "Conținut" });
  expect(shown.textContent).toBe("ab");
  expect(shown.querySelectorAll("script, form, input, [onclick], [onerror], [href], [id]")).toHaveLength(0);
  const area = container.querySelector("textarea");
  expect([area?.hidden, area?.value]).toEqual([true, EVIL]);
});

it("an invalid field marks the visible editor as invalid", () => {
  const errors = { content: ["Câmpul Conținut este obligatoriu."] };
  render(<HtmlField label="Conținut" name="content" defaultValue="" errors={errors} required />);
  const shown = screen.getByRole("textbox", { name: "Conținut" });
  expect(shown.getAttribute("aria-invalid")).toBe("true");
  const message = document.getElementById(shown.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  expect(message?.textContent).toBe("Câmpul Conținut este obligatoriu.");
});

it("shownNodes drops nested embedded content", () => {
  const holder = document.createElement("div");
  holder.append(...shownNodes("<object><p>a</p></object><svg><a href='/x'>b</a></svg><p>c</p>"));
  expect(holder.innerHTML).toBe("<p>c</p>");
});

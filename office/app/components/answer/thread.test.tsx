import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Thread, UnsentText } from "./thread.tsx";

it("a thread escapes markup in visitors' messages", () => {
  const html = renderToStaticMarkup(
    <Thread
      conversation={[
        {
          who: "Ana <script>alert(1)</script>",
          at: "2026-11-22T10:00:00Z",
          text: '<img src=x onerror="alert(2)">\n{nume}',
          isShop: false,
        },
        { who: "", at: "2026-11-22T11:00:00Z", text: "Da.", isShop: true },
      ]}
    />,
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain("Ana &lt;script&gt;");
  expect(html).toContain("Magazinul, ");
});

it("UnsentText shows the text of an answer that could not be sent", () => {
  const refused = { form: "answer", values: { answer: "Textul <b>meu</b>" }, errors: {}, messages: [] };
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: UnsentText }]);
  const html = renderToStaticMarkup(<Stub hydrationData={{ actionData: { page: refused } }} />);
  expect(html).toContain("Textul tău nu a fost trimis");
  expect(html).toContain("Textul &lt;b&gt;meu&lt;/b&gt;");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MailsPanel } from "./mails-panel.tsx";

const MAIL = {
  id: 3,
  to: "ana@example.com",
  subject: "Curat: Comanda 10001 a fost înregistrată",
  sent_at: "2026-11-20T10:00:00.000Z",
  refused: false,
  papers: [],
  repeated: 0,
  may_repeat: true,
};

it.each([true, false])("an email is marked as not delivered only if the server refused it: %s", (refused) => {
  const html = renderToStaticMarkup(
    <MailsPanel orderId={7} email="ana@example.com" mails={[{ ...MAIL, refused }]} mayEdit={false} />,
  );
  expect(html).toContain("ana@example.com");
  expect(html).not.toContain("Fără e-mail");
  expect(html.includes("nelivrat: serverul destinatarului a răspuns că adresa nu există")).toBe(refused);
});

it("an order without an email address shows that its buyer receives no messages", () => {
  const html = renderToStaticMarkup(<MailsPanel orderId={7} email="" mails={[]} mayEdit />);
  expect(html).toContain("Fără e-mail: clientul nu primește mesaje.");
});

import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { openLink } from "./link.server.ts";

it("erasing data through an emailed link deletes all personal cookies", async () => {
  const names = ["user_token", "qcartid", "typed", "guestorder", "lastroute"];
  const cookie = names.map((name) => `${name}=abc`).join("; ");
  const { response, cookies } = await visit(
    { data: { waiting_orders: ["100001", "100002"] } },
    (context) => openLink(context, "code", { type: "forgetme", file: "pdf" }),
    { cookie },
  );
  expect(response?.headers.get("location")).toBe("/");
  const ended = cookies.filter((line) => /Max-Age=0/.test(line)).map((line) => line.split("=")[0]);
  expect(ended).toEqual(expect.arrayContaining(names));
});

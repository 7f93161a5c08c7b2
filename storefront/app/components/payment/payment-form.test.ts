import { describe, expect, it } from "vitest";
import { readPaymentForm } from "./payment-form.server.ts";

const PROCESSORS = ["https://secure.mobilpay.ro"];
const aForm = (action = "https://secure.mobilpay.ro", attributes = 'method="post"'): string =>
  `<form ${attributes} action="${action}"><input type="hidden" name="env_key" value="a+b/c=&quot;&#60;"></form>`;

describe("payment form", () => {
  it("a payment form is parsed into its action and fields", () => {
    expect(readPaymentForm(aForm(), PROCESSORS)).toEqual({
      method: "post",
      action: "https://secure.mobilpay.ro/",
      fields: [{ name: "env_key", value: 'a+b/c="<' }],
    });
  });

  it("a payment form is parsed in any HTML style, without its scripts and buttons", () => {
    const html = `<FORM id=f METHOD=POST action='https://secure.mobilpay.ro/pay?a=1&amp;b=2' onsubmit="alert(1 > 0)">
      <input name=data value='x "y"'/><input type="submit" value="Plătește"></FORM><script>f.submit()</script>`;
    expect(readPaymentForm(html, PROCESSORS)).toEqual({
      method: "post",
      action: "https://secure.mobilpay.ro/pay?a=1&b=2",
      fields: [{ name: "data", value: 'x "y"' }],
    });
  });

  it("a form may lead to any port of this machine only if the shop itself runs on it", () => {
    const local = aForm("http://localhost:3009/pay/1", 'method="get"');
    expect(readPaymentForm(local, ["http://localhost:*"])?.action).toBe("http://localhost:3009/pay/1");
    expect(readPaymentForm(local, PROCESSORS)).toBeUndefined();
    expect(readPaymentForm(aForm("http://localhost.example/"), ["http://localhost:*"])).toBeUndefined();
  });

  it("a GET form opens the page that the processor has prepared", () => {
    const html = `<form method="get" action="https://secure.mobilpay.ro/ui/card#part"><input type="hidden" name="p" value="1"></form>`;
    expect(readPaymentForm(html, PROCESSORS)).toEqual({
      method: "get",
      action: "https://secure.mobilpay.ro/ui/card#part",
      fields: [{ name: "p", value: "1" }],
    });
  });

  it.each([
    ["a form to another host", aForm("https://secure.mobilpay.ro.example")],
    ["a form without TLS", aForm("http://secure.mobilpay.ro")],
    ["a script URL", aForm("javascript:alert(1)")],
    ["a form to the shop itself", aForm("/cos")],
    ["a form without a method", aForm(undefined, "")],
    ["a second form on the page", aForm() + aForm()],
    ["an invalid form", "<p>Plata nu este disponibilă.</p>"],
    ["an endless form", aForm() + "x".repeat(100_000)],
  ])("%s is refused as a payment form", (_, html) => {
    expect(readPaymentForm(html, PROCESSORS)).toBeUndefined();
  });
});

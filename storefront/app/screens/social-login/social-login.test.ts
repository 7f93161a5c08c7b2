import type { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { finishLogin, linkAccount, redirectToProvider } from "./social-login.server.ts";

const CALLBACK = "http://shop.test/account/login/google/callback";
const cookie = "socialstate=s-1";
const returning =
  (query = "?code=c-1&state=s-1") =>
  (context: RouterContextProvider) =>
    finishLogin({ request: new Request(CALLBACK + query), context, provider: "google" });
const linesOf = (cookies: string[]) => cookies.map((line) => line.split("; Path")[0]);
const placeOf = (response: Response) => [response.status, response.headers.get("location")];
const entered = { data: { user_token: "t-1", qcartid: "cos-1" } };

describe("redirect to a social login provider", () => {
  it("the redirect to a provider stores the state from the provider's URL in a cookie", async () => {
    const url = "https://accounts.google.com/auth?client_id=x&state=s-1";
    const { response, cookies, requests } = await visit({ data: { url } }, (context) =>
      redirectToProvider(context, "google"),
    );
    expect(requests[0]?.url).toBe("http://api.test/api/v1/user/auth/social/google");
    expect(placeOf(response)).toEqual([303, url]);
    expect(cookies).toEqual([expect.stringMatching(/^socialstate=s-1; .*Max-Age=600; .*HttpOnly/)]);
  });

  it("the social login redirects to /auth with a notice when the provider is unavailable", async () => {
    const { response, cookies } = await visit({}, (context) => redirectToProvider(context, "apple"), {
      status: 404,
    });
    expect(placeOf(response)).toEqual([303, "/auth"]);
    expect(decodeURIComponent(cookies.join())).toContain(
      "Intrarea în cont cu Apple nu este disponibilă acum.",
    );
  });
});

describe("return from a social login provider", () => {
  it("a successful social login stores the token and the merged cart, and opens the account", async () => {
    const { response, cookies, requests } = await visit(entered, returning(), { cookie });
    expect(await requests[0]?.json()).toEqual({ code: "c-1", state: "s-1" });
    expect(placeOf(response)).toEqual([303, "/account/info"]);
    const version = expect.stringMatching(/^cartversion=/);
    expect(linesOf(cookies).toSorted()).toEqual([version, "qcartid=cos-1", "socialstate=", "user_token=t-1"]);
  });

  it.each([
    ["another browser's state", "?code=c-1&state=s-2", "nu a reușit. Încearcă din nou."],
    ["no code", "?state=s-1", "nu a reușit. Încearcă din nou."],
    ["the visitor's refusal", "?error=access_denied&state=s-1", "a fost anulată."],
  ])(
    "a return with %s makes no API call and redirects to /auth with a notice",
    async (_, query, sentence) => {
      const { response, cookies, requests } = await visit(entered, returning(query), { cookie });
      expect(requests).toEqual([]);
      expect(placeOf(response)).toEqual([303, "/auth"]);
      expect(decodeURIComponent(cookies.join())).toContain(`Intrarea în cont cu Google ${sentence}`);
    },
  );

  it("a refused social login redirects to /auth with the API's error", async () => {
    const errors = { email: ["Google nu a confirmat adresa ta de e-mail."] };
    const { response, cookies } = await visit({ errors }, returning(), { cookie, status: 422 });
    expect(placeOf(response)).toEqual([303, "/auth"]);
    expect(decodeURIComponent(cookies.join())).toContain(
      '[{"kind":"error","text":"Google nu a confirmat adresa ta de e-mail."}]',
    );
  });

  it("a social login asks for the password of an existing account", async () => {
    const errors = { password: ["Există deja un cont cu adresa ana@example.com."] };
    let page: unknown;
    const { response, cookies } = await visit(
      { errors },
      async (context) => {
        page = await returning()(context);
      },
      { cookie, status: 422 },
    );
    expect([response.status, cookies]).toEqual([200, []]);
    expect(page).toMatchObject({ question: "Există deja un cont cu adresa ana@example.com." });
  });

  it("a social login sends the password with the same code and state", async () => {
    const { response, requests } = await visit(
      entered,
      (context) => {
        const body = new URLSearchParams({ password: "un cal alb pe deal" });
        const request = new Request(`${CALLBACK}?code=c-1&state=s-1`, { method: "POST", body });
        return linkAccount({ request, context, provider: "google" });
      },
      { cookie, method: "POST" },
    );
    expect(await requests[0]?.json()).toEqual({ code: "c-1", state: "s-1", password: "un cal alb pe deal" });
    expect(placeOf(response)).toEqual([303, "/account/info"]);
  });
});

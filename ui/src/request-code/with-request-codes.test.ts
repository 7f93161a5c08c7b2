import { createStaticHandler, data, redirect, RouterContextProvider } from "react-router";
import type { ServerBuild } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { addRequestCode, withRequestCodes } from "./with-request-codes.server.ts";

const MESSAGE = "Codul este 3f2a9c01d4e5.";

afterEach(() => void vi.restoreAllMocks());

async function failedWith(thrown: unknown) {
  const handleError = vi.fn<(error: unknown) => void>();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const loader = () => {
    throw thrown;
  };
  const build = {
    entry: { module: { handleError } },
    routes: { page: { id: "page", path: "*", module: { loader } } },
  } as unknown as ServerBuild;
  const { routes } = withRequestCodes(build, () => MESSAGE);
  const handler = createStaticHandler([
    { id: "page", path: "*", loader: routes.page?.module.loader as never, ErrorBoundary: () => null },
  ]);
  const request = new Request("http://shop.test/undeva?q=mop");
  const found = await handler.query(request, { requestContext: new RouterContextProvider() });
  if (found instanceof Response) return { status: found.status };
  const error = found.errors?.page as { status: number; data: unknown };
  return {
    status: error.status,
    data: error.data,
    handled: handleError.mock.calls.map(([met]) => met),
    warned: warn.mock.calls,
  };
}

it("the server adds the code to a temporarily unavailable page and logs one line", async () => {
  expect(await failedWith(data(null, { status: 503 }))).toEqual({
    status: 503,
    data: { told: MESSAGE },
    handled: [],
    warned: [["A page cannot be shown.", 503, "/undeva"]],
  });
});

it("the server adds the code to an unexpected error, which the build still handles", async () => {
  const fault = new TypeError("x is not a function");
  const failed = await failedWith(fault);
  expect(failed).toEqual({ status: 500, data: { told: MESSAGE }, handled: [fault], warned: [] });
});

it("the server leaves redirects and 404 unchanged, and adds no code below status 500", async () => {
  expect(await failedWith(redirect("/alta"))).toEqual({ status: 302 });
  expect(await failedWith(data(null, { status: 404 }))).toMatchObject({
    status: 404,
    data: null,
    warned: [],
  });
});

it("the server adds the code to errors of middleware and rendering", () => {
  const errors = { root: new Error("Unexpected Server Error"), page: data(null, { status: 404 }) };
  addRequestCode({ errors }, MESSAGE);
  expect(errors).toMatchObject({ root: { data: { told: MESSAGE } }, page: { data: null } });
});

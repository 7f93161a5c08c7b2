import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { Facts } from "@curat/contract/envelope";
import { CACHE_TAG_HEADER } from "@curat/contract/cache-tags.values";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import { MESSAGES } from "@curat/contract/messages.values";
import {
  type AnswerOf,
  type CallRequest,
  callRequestOf,
  type Call,
  type Described,
  type PdfCall,
} from "./call-request.ts";
import { type ApiEnv, type AccessChecks, accessChecksOf, type HonoApp } from "./access-checks.ts";
import { documented } from "./openapi.ts";
import { type PdfFile, pdfAnswer } from "./pdf-answer.ts";
import { invalid } from "./refusal.ts";

export interface ApiApp {
  /** Mounts a call behind authentication and limits; modules use `serve` and `servePdf`. */
  mount(route: Described, answer: (c: Context<ApiEnv>) => Promise<Response>): void;
}

// Romanian default for validation errors whose schema has no message.
z.config({ customError: () => MESSAGES.malformed });

/** Returns a Hono app that reports validation errors as 422 with Romanian `errors`. */
export function newApp(): HonoApp {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldErrorsOf(result.error.issues));
    },
  });
}

export function callsOn(app: HonoApp): ApiApp {
  return {
    mount(route, answer) {
      const content = route.request?.body?.content ?? {};
      const takesBoth = "multipart/form-data" in content && "application/json" in content;
      const described = documented(takesBoth ? withForm(route) : route);
      const middleware = takesBoth ? [...accessChecksOf(route), requireType] : accessChecksOf(route);
      // The generic route hides its response types from Hono; `serve` type-checks the handler instead.
      app.openapi({ ...described, middleware }, answer as never);
    },
  };
}

/** Mounts a contract call. The handler returns the body of the 200 response or throws a `Refusal`. */
export function serve<R extends Call>(
  app: ApiApp,
  route: R,
  handler: (request: CallRequest<R>) => Promise<AnswerOf<R>>,
): void {
  const schema = route.responses[200].content["application/json"].schema;
  app.mount(route, async (c) => {
    const tags = new Set<string>();
    const answer = () => handler(callRequestOf<R>(c, tags));
    const body = await answerBy(route, c.get("door"), answer);
    if (tags.size > 0) c.header(CACHE_TAG_HEADER, [...tags].join(","));
    if (c.get("door").checksAnswers) {
      const { error } = schema.safeParse(body);
      if (error)
        throw new Error(`The response of ${route.method} ${route.path} breaks the contract.`, {
          cause: error,
        });
    }
    return c.json(body as object);
  });
}

function answerBy<T>(
  { effect, fromReplica }: Facts,
  door: AccessChecks,
  answer: () => Promise<T>,
): Promise<T> {
  if (effect === "write") return answer();
  return door.readOnly(() => (fromReplica ? door.readDeferred(answer) : answer()));
}

export function servePdf<R extends PdfCall>(
  app: ApiApp,
  route: R,
  handler: (request: CallRequest<R>) => Promise<PdfFile>,
): void {
  app.mount(route, async (c) =>
    pdfAnswer(await answerBy(route, c.get("door"), () => handler(callRequestOf<R>(c)))),
  );
}

/**
 * Makes the body optional, because Hono would otherwise require both JSON and form. An optional body is
 * parsed only in the content type that was sent.
 */
function withForm(route: Described): Described {
  const body = route.request?.body && { ...route.request.body, required: false };
  return { ...route, request: { ...route.request, body } };
}

/**
 * Throws 422 without a content type, because then neither body format would be read and nothing would be
 * validated.
 */
const requireType: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!c.req.header("content-type")) throw invalid({ body: [MESSAGES.malformed] });
  await next();
};

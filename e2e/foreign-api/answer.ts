import type { ShopState } from "./shop-state.ts";

export interface ReceivedRequest {
  shop: ShopState;
  query: URLSearchParams;
  cartId: string | undefined;
  token: string | undefined;
  /** Undefined when the body is a form. */
  body: unknown;
}
export interface Answer {
  status: number;
  body: unknown;
}
export type Serve = (requested: ReceivedRequest, ...parts: string[]) => Answer;

export const NOT_FOUND: Answer = { status: 404, body: { message: "url not found" } };
export const ok = (data: unknown): Answer => ({ status: 200, body: { data } });
export const found = (data: object | undefined): Answer => (data ? ok(data) : NOT_FOUND);
export const done = (message: string): Answer => ({ status: 200, body: { data: { message } } });
export const invalid = (field: string, text: string): Answer => ({
  status: 422,
  body: { message: "Datele trimise nu sunt valide.", errors: { [field]: [text] } },
});

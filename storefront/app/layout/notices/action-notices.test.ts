import { afterEach, expect, it } from "vitest";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import { showNoticesOf } from "./action-notices.ts";

afterEach(() => noticeStore.clear());

const wrong = { kind: "error", text: "E-mail sau parolă incorecte." } as const;
const saved = { kind: "success", text: "Salvat" } as const;
const shown = () =>
  noticeStore.get().map(({ text, isSeenElsewhere }) => (isSeenElsewhere ? `(${text})` : text));

it("an action's notices replace earlier ones, while a page's notices are added", () => {
  showNoticesOf({ form: { result: { notices: [wrong] } } }, { isAnswer: true });
  showNoticesOf({ form: { result: { data: { notices: [saved] } } } }, { isAnswer: true });
  expect(shown()).toEqual(["Salvat"]);
  showNoticesOf({ root: { result: { notices: [wrong] } } }, { isAnswer: false });
  expect(shown()).toEqual(["Salvat", "E-mail sau parolă incorecte."]);
});

it("an action without notices removes error toasts but keeps success toasts", () => {
  noticeStore.add(saved);
  noticeStore.add(wrong);
  showNoticesOf({ form: { result: {} } }, { isAnswer: true });
  expect(shown()).toEqual(["Salvat"]);
});

it("an error shown at a field is not also shown as a toast", () => {
  const result = { data: { notices: [wrong, saved], errors: { email: [wrong.text] } } };
  showNoticesOf({ form: { result } }, { isAnswer: true });
  expect(shown()).toEqual(["(E-mail sau parolă incorecte.)", "Salvat"]);
});

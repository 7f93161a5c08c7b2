import { afterEach, expect, it } from "vitest";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import { showNoticesOf } from "./action-notices.ts";

afterEach(() => noticeStore.clear());

const wrong = { kind: "error", text: "E-mail sau parolă incorecte." } as const;
const saved = { kind: "success", text: "Salvat" } as const;
const shown = () =>
  noticeStore.get().map(({ text, isSeenElsewhere }) => (isSeenElsewhere ? `(${text})` : text));

it("an answer's notices take the place of those before; what a page brings stands beside them", () => {
  showNoticesOf({ form: { result: { notices: [wrong] } } }, { isAnswer: true });
  showNoticesOf({ form: { result: { data: { notices: [saved] } } } }, { isAnswer: true });
  expect(shown()).toEqual(["Salvat"]);
  showNoticesOf({ root: { result: { notices: [wrong] } } }, { isAnswer: false });
  expect(shown()).toEqual(["Salvat", "E-mail sau parolă incorecte."]);
});

it("an answer without any leaves what went well, and ends what was wrong", () => {
  noticeStore.add(saved);
  noticeStore.add(wrong);
  showNoticesOf({ form: { result: {} } }, { isAnswer: true });
  expect(shown()).toEqual(["Salvat"]);
});

it("what a field says is heard, and not seen twice", () => {
  const result = { data: { notices: [wrong, saved], errors: { email: [wrong.text] } } };
  showNoticesOf({ form: { result } }, { isAnswer: true });
  expect(shown()).toEqual(["(E-mail sau parolă incorecte.)", "Salvat"]);
});

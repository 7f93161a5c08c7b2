import { type AnswerHours, PROMISES } from "@curat/contract/promises.values";
import { expect, it } from "vitest";
import { nextAnswers } from "./answering.rules.ts";

const at = (text: string): Date => new Date(text);

it.each([
  // Support hours on Monday are 8:30 to 16:30 in Romania.
  ["2026-11-23T06:29:59Z", { day: "2026-11-23", opens: "08:30" }, "2026-11-23T06:30:00.000Z"],
  ["2026-11-23T06:30:00Z", { day: "2026-11-23", opens: null }, "2026-11-23T14:30:00.000Z"],
  ["2026-11-23T14:30:00Z", { day: "2026-11-24", opens: "08:30" }, undefined],
  ["2026-11-27T15:00:00Z", { day: "2026-12-02", opens: "08:30" }, undefined],
  // Easter Monday.
  ["2026-04-11T08:00:00Z", { day: "2026-04-14", opens: "08:30" }, undefined],
])("nextAnswers at %s returns %j", (now, reported, until) => {
  const answers = nextAnswers(PROMISES.hours, at(now));
  expect(answers).toMatchObject({ ...reported, closes: "16:30" });
  expect(answers?.until?.toISOString()).toBe(until);
});

it("hours of a single weekday replace the usual hours, or add a day on which support is open", () => {
  const hours: AnswerHours = {
    ...PROMISES.hours,
    others: [
      { day: "saturday", opens: "09:00", closes: "13:00" },
      { day: "friday", opens: "08:30", closes: "14:00" },
    ],
  };
  expect(nextAnswers(hours, at("2026-11-20T10:00:00Z"))).toMatchObject({ opens: null, closes: "14:00" });
  expect(nextAnswers(hours, at("2026-11-20T13:00:00Z"))).toMatchObject({ day: "2026-11-21", opens: "09:00" });
  expect(nextAnswers({ ...hours, days: "always" }, at("2026-11-22T10:00:00Z"))).toMatchObject({
    opens: null,
  });
});

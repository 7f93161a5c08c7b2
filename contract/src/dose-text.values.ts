import type { Dose } from "./dose.values.ts";

/** Formats a dose: "40 ml la 8 l de apă", "30 – 80 ml la 8 l de apă" or "10 – 30 ml la un litru de apă". */
export function doseText({ ml_from, ml_to, water_l }: Dose): string {
  const ml = ml_from === ml_to ? numberText(ml_from) : `${numberText(ml_from)} – ${numberText(ml_to)}`;
  return `${ml} ml la ${water_l === 1 ? "un litru" : `${numberText(water_l)} l`} de apă`;
}

function numberText(value: number): string {
  return String(value).replace(".", ",");
}

const NUMBER = String.raw`(\d+(?:\.\d{3})*(?:,\d+)?)`;
const RANGE = String.raw`${NUMBER}(?:\s*[–-]\s*${NUMBER})?`;
const IN_WATER = new RegExp(
  String.raw`^${RANGE}\s*ml\s+la\s+(?:${NUMBER}\s*l|(?:un\s+)?litru)(?:\s+de\s+apă)?$`,
  "i",
);
const PERCENT = new RegExp(String.raw`^${RANGE}\s*%$`);
const RATIO = new RegExp(String.raw`^1:${NUMBER}(?:\s*[–-]\s*1:${NUMBER})?$`);

/** Parses a printed dose such as "30 – 80 ml la 8 l de apă", "0,5 – 2 %" or "1:20 – 1:100". */
export function doseIn(text: string): Dose | undefined {
  const reported = text.trim();
  const water = IN_WATER.exec(reported);
  if (water) return dose(water[1], water[2], numberOf(water[3] ?? "1"));
  const percent = PERCENT.exec(reported);
  if (percent) return dose(percent[1], percent[2], 1, (value) => value * 10);
  const ratio = RATIO.exec(reported);
  if (ratio) return dose(ratio[2] ?? ratio[1], ratio[1], 1, (value) => 1000 / value);
  return undefined;
}

function dose(
  from: string | undefined,
  to: string | undefined,
  water_l: number,
  toMl = (value: number) => value,
): Dose | undefined {
  const [ml_from, ml_to] = [from, to ?? from].map((text) => rounded(toMl(numberOf(text ?? ""))));
  if (!ml_from || !ml_to || !water_l || !Number.isFinite(ml_from + ml_to)) return undefined;
  return ml_from <= ml_to ? { ml_from, ml_to, water_l } : undefined;
}

function numberOf(text: string): number {
  return Number(text.replaceAll(".", "").replace(",", "."));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

import { fold } from "./incoming-file.rules.ts";

/** Returns whether a text contains all words of a name, except short words and legal forms. */
export function isNamed({ name, company }: { name: string; company: string }, text: string): boolean {
  const words = new Set(fold(text).split(" "));
  return [name, company].some((one) => {
    const parts = fold(one)
      .split(" ")
      .filter((part) => part.length > 2 && !/^s(rl|a)$/.test(part));
    return parts.length > 0 && parts.every((part) => words.has(part));
  });
}

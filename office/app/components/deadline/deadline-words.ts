import type { ShownDeadline } from "./deadline.tsx";

/** Returns the time until a deadline: "mai sunt 3 zile", "ultima zi", "întârziat cu o zi". */
export function deadlineWords({ days_left: left, state }: ShownDeadline): string {
  if (state === "waiting") return "poți aștepta până primești produsele";
  if (state === "late") return `întârziat cu ${days(-left)}`;
  if (left === 0) return "ultima zi";
  return left === 1 ? "mai este o zi" : `mai sunt ${days(left)}`;
}

function days(count: number): string {
  if (count === 1) return "o zi";
  return `${count}${count % 100 >= 20 || count % 100 === 0 ? " de" : ""} zile`;
}

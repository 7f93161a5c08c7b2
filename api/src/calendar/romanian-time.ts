/** "2026-11-21 14:30" or with seconds, as couriers write the clock of Romania; an invalid date for anything else. */
export function romanianTime(text: string): Date {
  const wall = Date.parse(`${text.trim().replace(" ", "T")}Z`);
  if (Number.isNaN(wall)) return new Date(Number.NaN);
  const shown = new Date(wall).toLocaleString("sv-SE", { timeZone: "Europe/Bucharest" });
  // How far ahead of UTC the clock is; within the night of its change this may be an hour off.
  const ahead = Date.parse(`${shown.replace(" ", "T")}Z`) - wall;
  return new Date(wall - ahead);
}

const FORM = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Returns the time; undefined for "latest".
 * Throws for a time without a zone, which would mean different moments on different machines.
 */
export function readMoment(text: string): Date | undefined {
  if (text === "latest") return undefined;
  const moment = new Date(text.replace(" ", "T"));
  if (!FORM.test(text) || Number.isNaN(moment.getTime()))
    throw new Error(
      `--until must be "latest" or a time with its zone, such as 2026-11-28T14:05:00+02:00, not "${text}".`,
    );
  return moment;
}

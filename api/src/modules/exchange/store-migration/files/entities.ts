/** WordPress stores "&" in terms, titles and people's names as "&amp;". */

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Decodes HTML entities once, such as "&amp;". Unknown entities stay unchanged. */
export function plainOf(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
    (written, decimal, hex, name) => {
      if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? written;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
        ? String.fromCodePoint(code)
        : written;
    },
  );
}

/** Characters from 0x80 of Windows-1250; spaces mark unassigned codes. */
const UPPER =
  "€ ‚ „…†‡ ‰Š‹ŚŤŽŹ ‘’“”•–— ™š›śťžź\u00A0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00AD®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";

const CODES = new Map(
  [...UPPER].flatMap((letter, index) => (letter === " " ? [] : [[letter, 0x80 + index]])),
);

/** The code page has the letters with a cedilla only. */
const CEDILLA: Record<string, string> = { ș: "ş", Ș: "Ş", ț: "ţ", Ț: "Ţ" };

/**
 * Encodes a text in Windows-1250. Letters outside it lose their diacritics; other characters become question
 * marks.
 */
export function toWindows1250(text: string): Uint8Array {
  return Uint8Array.from([...text.normalize("NFC")].flatMap(codesOf));
}

function codesOf(letter: string): number[] {
  const known = codeOf(CEDILLA[letter] ?? letter);
  if (known !== undefined) return [known];
  const base = codeOf(letter.normalize("NFD").charAt(0));
  return [base ?? 0x3f];
}

function codeOf(letter: string): number | undefined {
  const code = letter.charCodeAt(0);
  return code < 0x80 ? code : CODES.get(letter);
}

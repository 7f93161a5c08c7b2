const DAY_MS = 86_400_000;

/** Emails per address and hour. Links in earlier emails keep working. */
const MAILS_AN_HOUR = 3;
const LINK_DAYS = 30;
const VOUCHER_DAYS = 30;
/** Letters and digits that are hard to confuse. */
const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export function mayMail(requestedAt: readonly Date[], now: Date): boolean {
  return requestedAt.filter((at) => now.getTime() - at.getTime() < 3_600_000).length < MAILS_AN_HOUR;
}

/** Returns the earliest request time for which the link is still valid. */
export function oldestOpen(now: Date): Date {
  return new Date(now.getTime() - LINK_DAYS * DAY_MS);
}

export function voucherEnd(now: Date): Date {
  return new Date(now.getTime() + VOUCHER_DAYS * DAY_MS);
}

/** Builds a voucher code from random bytes, one character per byte: "ABONAT-…". */
export function welcomeCode(bytes: Uint8Array): string {
  return `ABONAT-${Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join("")}`;
}

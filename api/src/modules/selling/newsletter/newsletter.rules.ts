/** What a subscription gives and how often it may be asked for. Pure. */

const DAY_MS = 86_400_000;

/** Mails to one address within an hour; who asks more often has the others in the mailbox. */
const MAILS_AN_HOUR = 3;
const LINK_DAYS = 30;
const VOUCHER_DAYS = 30;
/** Without the letters and digits that are taken for one another. */
const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Whether one more mail may go to an address that asked at these times. */
export function mayMail(askedAt: readonly Date[], now: Date): boolean {
  return askedAt.filter((at) => now.getTime() - at.getTime() < 3_600_000).length < MAILS_AN_HOUR;
}

/** The oldest request whose link still works. */
export function oldestOpen(now: Date): Date {
  return new Date(now.getTime() - LINK_DAYS * DAY_MS);
}

export function voucherEnd(now: Date): Date {
  return new Date(now.getTime() + VOUCHER_DAYS * DAY_MS);
}

/** A voucher's code from random bytes: "ABONAT-" and one letter a byte. */
export function welcomeCode(bytes: Uint8Array): string {
  return `ABONAT-${Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join("")}`;
}

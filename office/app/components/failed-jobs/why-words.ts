const MAIL_ACCOUNT = "Verifică contul la Setări › Conturi › E-mail.";

/** Explanations for merchants by error text. The first match applies. */
const REASONS: readonly [pattern: RegExp, words: string][] = [
  [/EAUTH|\b535\b|Invalid login/i, `Serverul de e-mail nu acceptă utilizatorul sau parola. ${MAIL_ACCOUNT}`],
  [
    /\b5\d\d[ -]5\.1\.|no such user|user unknown|mailbox unavailable/i,
    "Adresa de e-mail nu există. Corecteaz-o, apoi încearcă din nou.",
  ],
  [/\b55[0-4]\b|spam|relay/i, `Serverul de e-mail a refuzat mesajul. ${MAIL_ACCOUNT}`],
  [
    /\b4\d\d[ -]4\.|greylist/i,
    "Serverul de e-mail al clientului amână mesajul. Se încearcă din nou automat.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|EDNS/i,
    "Numele serverului nu a fost găsit. Verifică adresa contului la Setări › Conturi.",
  ],
  [
    /ECONN|ETIMEDOUT|ESOCKET|timed? ?out|incomplete response|fetch failed/i,
    "Serviciul nu răspunde. Se încearcă din nou automat.",
  ],
  [/ENOSPC/i, "Discul serverului este plin. Anunță administratorul serverului."],
  [
    /\b401\b|\b403\b|unauthori[sz]ed/i,
    "Serviciul nu acceptă contul magazinului. Verifică-l la Setări › Conturi.",
  ],
];

/** Returns an explanation of an error for merchants; undefined for an unknown error. */
export function whyWords(error: string): string | undefined {
  return REASONS.find(([pattern]) => pattern.test(error))?.[1];
}

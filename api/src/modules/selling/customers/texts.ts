import { catalogue, phrase } from "@curat/contract/texts.values";

export const enteringTexts = catalogue("auth", {
  wrong: "E-mail sau parolă incorecte.",
  linkSent:
    "Au fost prea multe încercări de a intra în acest cont. Ți-am trimis un e-mail: alege o parolă nouă prin linkul din el.",
  locked: "Contul tău este blocat. Scrie-ne sau sună-ne ca să afli de ce și cum îl poți folosi din nou.",
  knownEmail: "Există deja un cont cu această adresă de e-mail.",
  resetSent: "Dacă există un cont cu această adresă, ți-am trimis un e-mail cu linkul de resetare a parolei.",
});

export const resetTexts = catalogue("password-reset", {
  // Specified verbatim, including the missing diacritics (requirements: B21).
  done: "Parola a fost modificata.",
  useless: "Linkul de resetare nu mai este valabil. Cere un e-mail nou.",
});

export const passwordTexts = catalogue("account-password", {
  // Specified verbatim, including the missing diacritics (requirements: B21).
  saved: "Parola a fost modificata.",
  wrongOld: "Parola veche nu este corectă.",
});

export const profileTexts = catalogue("account-info", {
  // Specified verbatim, including the missing diacritics (requirements: B21).
  saved: "Modificare facuta cu success!",
});

export const addressTexts = catalogue("account-addresses", {
  saved: "Adresa a fost salvată.",
  removed: "Adresa a fost ștearsă.",
});

export const companyTexts = catalogue("account-companies", {
  saved: "Firma a fost salvată.",
  removed: "Firma a fost ștearsă.",
});

export const socialTexts = catalogue("social-login", {
  over: "Intrarea în cont a durat prea mult sau linkul a fost deja folosit. Încearcă din nou.",
  wrongPassword: "Parola nu este corectă.",
  link: phrase(
    "Există deja un cont cu adresa {email}. Scrie parola lui o singură dată, ca să îl conectăm cu {retea}.",
  ),
  needsPassword: phrase(
    "Există deja un cont cu adresa {email}. Alege-i o parolă cu „Ai uitat parola?”, apoi încearcă din nou.",
  ),
  failed: phrase("Intrarea în cont cu {retea} nu a reușit. Încearcă din nou."),
  unverified: phrase(
    "{retea} nu a confirmat adresa ta de e-mail. Confirm-o acolo sau creează un cont cu parolă.",
  ),
});

export const CUSTOMER_TEXTS = [
  enteringTexts,
  resetTexts,
  passwordTexts,
  profileTexts,
  addressTexts,
  companyTexts,
  socialTexts,
];

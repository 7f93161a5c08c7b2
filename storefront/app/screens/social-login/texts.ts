import { SOCIAL_NAMES } from "@curat/contract/social.values";
import type { SocialProvider } from "@curat/contract/social.values";
import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("social-login", {
  title: "Conectează contul",
  password: "Parolă",
  submit: "Conectează și intră în cont",
  forgot: "Ai uitat parola?",
  back: "Înapoi la intrarea în cont",
  cancelled: phrase("Intrarea în cont cu {retea} a fost anulată.", (provider: SocialProvider) => [
    SOCIAL_NAMES[provider],
  ]),
  failed: phrase("Intrarea în cont cu {retea} nu a reușit. Încearcă din nou.", (provider: SocialProvider) => [
    SOCIAL_NAMES[provider],
  ]),
  unavailable: phrase("Intrarea în cont cu {retea} nu este disponibilă acum.", (provider: SocialProvider) => [
    SOCIAL_NAMES[provider],
  ]),
});

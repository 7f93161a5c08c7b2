import { SOCIAL_NAMES } from "@curat/contract/social.values";
import type { SocialProvider } from "@curat/contract/social.values";
import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("social-login", {
  title: "Leagă contul",
  password: "Parolă",
  submit: "Leagă și intră în cont",
  forgot: "Ai uitat parola?",
  back: "Înapoi la autentificare",
  cancelled: phrase("Autentificarea cu {retea} a fost anulată.", (provider: SocialProvider) => [
    SOCIAL_NAMES[provider],
  ]),
  failed: phrase("Autentificarea cu {retea} nu a reușit. Încearcă din nou.", (provider: SocialProvider) => [
    SOCIAL_NAMES[provider],
  ]),
  unavailable: phrase("Autentificarea cu {retea} nu este disponibilă acum.", (provider: SocialProvider) => [
    SOCIAL_NAMES[provider],
  ]),
});

import { SOCIAL_NAMES } from "@curat/contract/social.values";
import type { SocialProvider } from "@curat/contract/social.values";

export const texts = {
  title: "Leagă contul",
  password: "Parolă",
  submit: "Leagă și intră în cont",
  forgot: "Ai uitat parola?",
  back: "Înapoi la autentificare",
  cancelled: (provider: SocialProvider) => `Autentificarea cu ${SOCIAL_NAMES[provider]} a fost anulată.`,
  failed: (provider: SocialProvider) =>
    `Autentificarea cu ${SOCIAL_NAMES[provider]} nu a reușit. Încearcă din nou.`,
  unavailable: (provider: SocialProvider) =>
    `Autentificarea cu ${SOCIAL_NAMES[provider]} nu este disponibilă acum.`,
};

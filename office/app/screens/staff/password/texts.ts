export const texts = {
  forgotten: "Parolă uitată",
  explain: "Scrie adresa cu care intri. Îți trimitem un link cu care alegi altă parolă; este bun o oră.",
  email: "E-mail",
  ask: "Trimite linkul",
  mailed: "Dacă adresa este a unui om al magazinului, linkul este pe drum.",
  back: "Înapoi la autentificare",
  choose: "Parolă nouă",
  save: "Salvează parola",
  set: "Parola este schimbată. Autentifică-te cu ea.",
  over: "Linkul a fost folosit sau a expirat? Cere altul.",
};

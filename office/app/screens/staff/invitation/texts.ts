export const texts = {
  title: "Bine ai venit",
  invited: (email: string, roles: string) => `Intri cu adresa ${email}, ca ${roles}.`,
  beginHere: "Urmează numele, parola și al doilea factor. Termină în browserul în care începi.",
  begunElsewhere:
    "Invitația a fost deja începută în alt browser. Dacă nu tu ai început-o, spune-i celui care te-a invitat. Dacă începi aici, ce s-a făcut acolo nu mai este bun.",
  begin: "Începe",
  name: "Numele tău",
  totpTitle: "Al doilea factor",
  code: "Codul din aplicație",
  accept: "Intră în birou",
  or: "Sau, în loc de aplicație, o cheie de acces a acestui dispozitiv (amprentă, față, PIN, cheie USB):",
  passkey: "Intră cu o cheie de acces",
  codesTitle: "Codurile tale de rezervă",
  goOn: "Le-am păstrat, continuă",
};

export const texts = {
  ended:
    "Sesiunea s-a încheiat. Ce ai scris nu s-a pierdut: autentifică-te în altă filă, apoi trimite din nou.",
  login: "Deschide autentificarea",
  proof: "Pentru această modificare arată încă o dată al doilea factor.",
  proofField: "Codul din aplicație",
  proofHint: "Șase cifre din aplicația de autentificare sau unul dintre codurile de rezervă.",
  passkey: "Folosește o cheie de acces în altă filă, apoi trimite din nou.",
  pressAgain: "Confirmă că ești tu, apoi apasă din nou butonul.",
  stale: "Altcineva a modificat între timp. Deschide pagina din nou, ca să vezi ce este acum.",
  gone: "Nu mai există.",
};

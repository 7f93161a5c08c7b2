export const texts = {
  title: (number: string): string => `Sesizare pentru comanda ${number}`,
  answered: (email: string): string => `Îți confirmăm și îți răspundem la adresa comenzii, ${email}.`,
  back: "Înapoi la comandă",
};

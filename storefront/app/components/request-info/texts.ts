export const texts = {
  // Letter for letter (browsing spec, section 2: Product page; section 8).
  sent: "Mesajul a fost trimis cu success.",
  title: "Cere informații despre produs",
  intro: "Scrie-ne ce vrei să știi. Îți răspundem pe e-mail sau la telefon.",
  send: "Trimite cererea",
};

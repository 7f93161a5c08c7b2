import type { ConsentGroupImport } from "@curat/api";

/** The specification assigns the ids of analytics and marketing (requirements: B17). */
export const CONSENT_GROUPS: ConsentGroupImport[] = [
  {
    title: "Necesare",
    description: "Fără ele coșul, comanda și contul nu funcționează. Sunt mereu active și nu cer acord.",
    fixed: true,
    items: [
      {
        dpid: 1,
        name: "Coș și comandă",
        description:
          "Ține minte produsele din coș și, pentru 30 de minute, ce ai scris la finalizarea comenzii și confirmarea comenzii trimise; pentru 60 de minute, comanda care își așteaptă plata cu cardul.",
        lifetimeText: "30 de zile, cu cont 90 de zile",
      },
      {
        dpid: 2,
        name: "Autentificare",
        description: "Te recunoaște după ce intri în cont, ca să nu scrii parola la fiecare pagină.",
        lifetimeText: "7 zile sau până la delogare",
      },
      {
        dpid: 3,
        name: "Alegerea ta privind cookie-urile",
        description: "Păstrează ce ai acceptat și ce ai refuzat, ca să nu te întrebăm la fiecare vizită.",
        lifetimeText: "30 de zile, apoi te întrebăm din nou",
      },
    ],
  },
  {
    title: "Preferințe",
    description: "Țin minte cum îți place să vezi listele de produse. Fără ele, listele pornesc de la zero.",
    items: [
      {
        dpid: 20,
        name: "Ordinea și densitatea listelor",
        description:
          "Reține sortarea aleasă, câte produse vrei pe rând, ultimele cinci căutări și, dacă ai cont, ultima pagină pe care ai fost.",
        lifetimeText: "12 luni",
      },
    ],
  },
  {
    title: "Statistică",
    description:
      "Ne arată ce pagini sunt folosite și unde se împotmolesc oamenii. Datele sunt privite la un loc.",
    items: [
      {
        dpid: 46,
        name: "Statistica vizitelor (analytics_storage)",
        description: "Numără vizitele și paginile văzute, printr-un administrator de etichete Google.",
        lifetimeText: "cel mult 14 luni",
      },
    ],
  },
  {
    title: "Marketing",
    description:
      "Măsoară reclamele și le potrivește cu ce ai căutat. Fără ele vezi tot atâtea reclame, dar la întâmplare.",
    items: [
      {
        dpid: 43,
        name: "Stocare pentru publicitate (ad_storage)",
        description: "Află dacă o comandă a venit dintr-o reclamă.",
        lifetimeText: "90 de zile",
      },
      {
        dpid: 44,
        name: "Date de utilizator pentru reclame (ad_user_data)",
        description:
          "Trimite rețelei de publicitate un identificator, ca să măsoare reclama pe toate dispozitivele.",
        lifetimeText: "90 de zile",
      },
      {
        dpid: 45,
        name: "Personalizarea reclamelor (ad_personalization)",
        description: "Alege reclamele de pe alte site-uri după ce ai văzut aici.",
        lifetimeText: "13 luni",
      },
      {
        dpid: 10,
        name: "Retargeting și pixelul Facebook",
        description:
          "Îți arată pe alte site-uri produsele la care te-ai uitat și numără comenzile venite de acolo.",
        lifetimeText: "între 90 de zile și 13 luni",
      },
    ],
  },
];

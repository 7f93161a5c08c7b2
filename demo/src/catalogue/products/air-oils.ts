import type { BaseProduct } from "../authoring.ts";

/** Scented oil for plug-in and fan diffusers. */
export const AIR_OILS: BaseProduct[] = [
  {
    key: "rezerva-ulei-parfumat-soapta",
    category: "aparate-odorizare",
    brand: "miresmar",
    name: "Rezervă cu ulei parfumat Șoaptă pentru aparat de priză",
    subtitle: "Fără gaz propulsor: parfumul urcă prin fitil, încălzit blând",
    texts: [
      {
        lead: "20 ml pentru aproximativ 70 de zile, la opt ore pe zi.",
        about: [
          "Fitilul ceramic trage aceeași cantitate de la prima la ultima picătură, fără să se înfunde ca bumbacul.",
          "Gâtul cu diametrul de 20 mm se înfige în aparatele de priză obișnuite de pe piață, inclusiv cele cu reglaj.",
          "Flaconul transparent arată nivelul fără să fie scos din aparat.",
        ],
        use: "Scoate capacul, împinge rezerva până se aude clicul și ține aparatul vertical, cu flaconul în jos. Pornește la treapta mică în primele două zile.",
      },
      {
        lead: "Un miros care nu se aude: fără puf, fără temporizator.",
        about: [
          "Dormitoarele de hotel și birourile închise nu suportă pocnetul unui aerosol. Difuzia lentă rămâne neobservată.",
          "Compoziția are ulei parfumat în solvent cu punct de aprindere peste 80 °C.",
          "Setul iese mai ieftin la bucată și permite schimbarea parfumului după anotimp.",
        ],
        use: "Alege o priză joasă, liberă, departe de perdele și de capul patului. Scoate aparatul din priză înainte de a schimba rezerva.",
      },
      {
        lead: "Potrivit pentru încăperi de 10 – 25 m², cu ușa de obicei închisă.",
        about: [
          "În spații deschise parfumul se pierde; acolo este mai bun un aparat cu pulverizare.",
          "Notele dulci, de cocos sau fructe, se simt mai tare decât cele proaspete, așa că reglează treapta după parfum.",
          "Rezervele sunt sigilate cu folie, deci nu pierd nimic în depozit timp de trei ani.",
        ],
        use: "Lasă aparatul pornit cât este lume și oprește-l noaptea. Dacă uleiul ajunge pe mobilă, șterge-l imediat: poate înmuia lacul.",
      },
      {
        lead: "Sticla mică stă dreaptă în sertarul camerei de serviciu.",
        about: [
          "Pe etichetă, codul de culoare corespunde parfumului, ca să nu amesteci etajele.",
          "Consumul mediu este de 0,28 ml pe zi la treapta minimă și aproape dublu la cea maximă.",
          "Flaconul gol, fără fitil, se poate duce la colectarea sticlei.",
        ],
        use: "Schimbă rezerva când fitilul nu mai atinge lichidul, nu când mirosul pare slab: nasul se obișnuiește. Spală-te pe mâini după manipulare.",
      },
    ],
    drawing: { kind: "plug-in-refill", accent: "#8e6cc9", title: "Șoaptă", descriptor: "Rezervă ulei parfumat" },
    axis: {
      name: "Ambalare",
      values: [
        { label: "Bucată, 20 ml", inName: "20 ml", net: [0.02, "l"], price: 1290, weight: 62, size: [50, 45, 90], filters: { ambalare: "rezerva" } },
        { label: "Set 3 × 20 ml", count: 3, inName: "set 3 × 20 ml", net: [0.06, "l"], price: 3390, weight: 190, size: [150, 45, 95], saleUnit: "set", filters: { ambalare: "set" } },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" } },
        { label: "Cocos și vanilie", accent: "#e2c79a", filters: { parfum: "cocos" } },
        { label: "Fructe roșii", accent: "#c2334d", filters: { parfum: "fructe-rosii" } },
        { label: "Bumbac proaspăt", accent: "#9fc6e0", filters: { parfum: "bumbac-proaspat" } },
        { label: "Brad și pin", accent: "#2f7d4f", filters: { parfum: "brad-si-pin" } },
      ],
    },
    characteristics: { Durată: "circa 70 de zile la 8 ore pe zi", Fitil: "ceramic", "Diametrul gâtului": "20 mm", Acoperire: "10 – 25 m²" },
    features: ["parfum-durabil", "silentios", "economic"],
    filters: { forma: "lichid", domeniu: ["casa", "birouri", "horeca"] },
    cpv: "39811000-0",
    safety: { pictograms: ["GHS07", "GHS09"], signal: "Atenție", statements: ["H315", "H317", "H411", "P102", "P261", "P273", "P280", "P302+P352", "P333+P313", "P391", "P501"] },
  },
];

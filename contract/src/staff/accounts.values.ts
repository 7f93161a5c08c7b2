/** Third-party accounts that staff enter in the office: one entry per provider, with its fields. */

export const ACCOUNT_MODES = ["test", "live"] as const;
export type AccountMode = (typeof ACCOUNT_MODES)[number];

export const ACCOUNT_MODE_LABEL: Record<AccountMode, string> = { test: "Probă", live: "Real" };

/** Settings page on which the office shows an account. */
export type AccountGroup = "shipping" | "payments" | "anaf" | "accounting" | "mail" | "marketplaces";

export const ACCOUNT_GROUP_LABEL: Record<AccountGroup, string> = {
  shipping: "Livrare",
  payments: "Plăți",
  anaf: "ANAF",
  accounting: "Contabilitate",
  mail: "E-mail",
  marketplaces: "Piețe online",
};

export interface AccountField {
  label: string;
  hint?: string;
  /** `number` is a whole number above 0, `host` a server name, `url` a service URL, `pem` a certificate or key. */
  kind: "text" | "number" | "host" | "url" | "pem";
  isSecret?: boolean;
  isOptional?: boolean;
  /** Maximum number of characters. */
  max: number;
}

export interface ProviderForm {
  name: string;
  group: AccountGroup;
  /** Help text: the purpose of the account, and where to request it. */
  about: string;
  modes: readonly AccountMode[];
  fields: Readonly<Record<string, AccountField>>;
}

const URL_FIELD: AccountField = {
  label: "Adresa serviciului",
  hint: "Lasă câmpul gol pentru adresa obișnuită.",
  kind: "url",
  isOptional: true,
  max: 200,
};

export const PROVIDERS = {
  sameday: {
    name: "Sameday",
    group: "shipping",
    about:
      "Pentru AWB-uri și easybox-uri. Utilizatorul și parola pentru API le primești de la Sameday, la semnarea contractului.",
    modes: ["test", "live"],
    fields: {
      username: { label: "Utilizator", kind: "text", max: 200 },
      password: { label: "Parolă", kind: "text", isSecret: true, max: 200 },
      pickup_point: {
        label: "Numărul punctului de ridicare",
        hint: "Lasă câmpul gol pentru punctul principal al contului.",
        kind: "number",
        isOptional: true,
        max: 9,
      },
      return_service: {
        label: "Codul serviciului de retur",
        hint: "Îl găsești în contract sau îl ceri la Sameday. Lasă câmpul gol pentru RR.",
        kind: "text",
        isOptional: true,
        max: 10,
      },
      url: URL_FIELD,
    },
  },
  fan: {
    name: "FAN Courier",
    group: "shipping",
    about:
      "Pentru AWB-uri și FANbox. Utilizatorul și parola sunt cele din selfAWB; codul de client este în contract.",
    modes: ["live"],
    fields: {
      username: { label: "Utilizator", kind: "text", max: 200 },
      password: { label: "Parolă", kind: "text", isSecret: true, max: 200 },
      client_id: { label: "Cod de client", kind: "number", max: 9 },
      url: URL_FIELD,
    },
  },
  cargus: {
    name: "Cargus",
    group: "shipping",
    about:
      "Pentru AWB-uri și puncte Ship & Go. Cheia de abonare este în portalul Cargus pentru dezvoltatori; utilizatorul și parola sunt cele din WebExpress.",
    modes: ["test", "live"],
    fields: {
      key: { label: "Cheie de abonare", kind: "text", isSecret: true, max: 200 },
      username: { label: "Utilizator", kind: "text", max: 200 },
      password: { label: "Parolă", kind: "text", isSecret: true, max: 200 },
      location: {
        label: "Numărul punctului de ridicare",
        hint: "Lasă câmpul gol pentru primul punct al contului.",
        kind: "number",
        isOptional: true,
        max: 9,
      },
      url: URL_FIELD,
    },
  },
  dpd: {
    name: "DPD",
    group: "shipping",
    about:
      "Pentru AWB-uri, puncte DPD Pickup și lockere DPDbox. Utilizatorul și parola pentru API le primești de la DPD; contul de probă se cere prin e-mail.",
    modes: ["test", "live"],
    fields: {
      username: { label: "Utilizator", kind: "text", max: 200 },
      password: { label: "Parolă", kind: "text", isSecret: true, max: 200 },
      client_id: {
        label: "Numărul punctului de ridicare",
        hint: "Lasă câmpul gol pentru punctul principal al contului.",
        kind: "number",
        isOptional: true,
        max: 15,
      },
      service: {
        label: "Numărul serviciului",
        hint: "Lasă câmpul gol pentru DPD Standard (2505).",
        kind: "number",
        isOptional: true,
        max: 9,
      },
      url: URL_FIELD,
    },
  },
  gls: {
    name: "GLS",
    group: "shipping",
    about:
      "Pentru AWB-uri și puncte GLS ParcelShop. Contul este cel din MyGLS; pentru probe, GLS oferă un cont separat. Adresa este cea de unde se ridică coletele.",
    modes: ["test", "live"],
    fields: {
      username: { label: "Utilizator", kind: "text", max: 200 },
      password: { label: "Parolă", kind: "text", isSecret: true, max: 200 },
      client_number: { label: "Cod de client", kind: "number", max: 9 },
      sender_name: { label: "Numele expeditorului", kind: "text", max: 40 },
      sender_street: { label: "Strada și numărul", kind: "text", max: 60 },
      sender_city: { label: "Localitatea", kind: "text", max: 40 },
      sender_postcode: { label: "Codul poștal", kind: "text", max: 6 },
      sender_phone: { label: "Telefonul expeditorului", kind: "text", max: 20 },
      url: URL_FIELD,
    },
  },
  packeta: {
    name: "Packeta",
    group: "shipping",
    about:
      "Pentru AWB-uri, puncte Packeta și lockere Z-BOX. Cheia și parola API sunt în contul Packeta, la Asistență pentru clienți; ramburs doar cu un cont bancar în lei.",
    modes: ["live"],
    fields: {
      api_key: { label: "Cheia API", hint: "16 caractere.", kind: "text", isSecret: true, max: 64 },
      api_password: { label: "Parola API", hint: "32 de caractere.", kind: "text", isSecret: true, max: 64 },
      eshop: { label: "Expeditorul", hint: "Numele din contul Packeta.", kind: "text", max: 100 },
      home_carrier: {
        label: "Numărul curierului la adresă",
        hint: "Lasă câmpul gol pentru cel obișnuit (4161).",
        kind: "number",
        isOptional: true,
        max: 9,
      },
      url: URL_FIELD,
      points_url: { ...URL_FIELD, label: "Adresa listei de puncte" },
    },
  },
  netopia_v2: {
    name: "Netopia v2",
    group: "payments",
    about:
      "Pentru plata cu cardul și restituirea pe card din magazin. Cheile sunt în contul Netopia, la Profil › Securitate.",
    modes: ["test", "live"],
    fields: {
      api_key: { label: "Cheia API", kind: "text", isSecret: true, max: 300 },
      pos_signature: {
        label: "Semnătura punctului de vânzare",
        hint: "XXXX-XXXX-XXXX-XXXX-XXXX",
        kind: "text",
        max: 64,
      },
      public_keys: {
        label: "Cheia publică a notificărilor",
        hint: "Lipește tot conținutul. Pot fi mai multe, una sub alta.",
        kind: "pem",
        max: 10_000,
      },
      url: URL_FIELD,
    },
  },
  stripe: {
    name: "Stripe",
    group: "payments",
    about:
      "Pentru plata cu cardul, Apple Pay și Google Pay. În contul Stripe adaugă un webhook la adresa magazinului /api/v1/payments/stripe/notification, cu evenimentele checkout.session, refund și charge.dispute.",
    modes: ["test", "live"],
    fields: {
      secret_key: { label: "Cheia secretă", hint: "Începe cu sk_.", kind: "text", isSecret: true, max: 300 },
      webhook_secret: {
        label: "Secretul webhookului",
        hint: "Începe cu whsec_. Când îl înlocuiești, scrie-le o vreme pe amândouă, separate printr-un spațiu.",
        kind: "text",
        isSecret: true,
        max: 600,
      },
      url: URL_FIELD,
    },
  },
  netopia: {
    name: "Netopia (mobilPay)",
    group: "payments",
    about: "Pentru plata cu cardul. Semnătura, certificatul și cheia se descarcă din contul Netopia.",
    modes: ["test", "live"],
    fields: {
      signature: { label: "Semnătura contului", hint: "XXXX-XXXX-XXXX-XXXX-XXXX", kind: "text", max: 64 },
      certificate: {
        label: "Certificatul public (.cer)",
        hint: "Deschide fișierul cu un editor de text și copiază aici tot textul.",
        kind: "pem",
        max: 10_000,
      },
      private_key: {
        label: "Cheia privată (.key)",
        hint: "Deschide fișierul cu un editor de text și copiază aici tot textul.",
        kind: "pem",
        isSecret: true,
        max: 10_000,
      },
      url: URL_FIELD,
    },
  },
  efactura: {
    name: "e-Factura (ANAF)",
    group: "anaf",
    about:
      "Pentru trimiterea facturilor la ANAF. Înregistrează aplicația magazinului în SPV, la dezvoltatori OAuth; după ce salvezi, conectează magazinul din pagina e-Factura.",
    modes: ["test", "live"],
    fields: {
      client_id: { label: "Client ID", kind: "text", max: 200 },
      client_secret: { label: "Client Secret", kind: "text", isSecret: true, max: 200 },
    },
  },
  companies: {
    name: "Registrul firmelor (ANAF)",
    group: "anaf",
    about:
      "Completează datele unei firme după CUI. Este gratuit și nu cere parolă: salvează ca să-l folosești.",
    modes: ["live"],
    fields: { url: URL_FIELD },
  },
  smartbill: {
    name: "SmartBill",
    group: "accounting",
    about:
      "Pentru facturi emise de SmartBill în locul magazinului. Tokenul este în contul SmartBill, la Contul meu › Integrări. După ce îl verifici, alege SmartBill la Setări › Emiterea facturilor.",
    modes: ["live"],
    fields: {
      email: { label: "E-mailul contului", kind: "text", max: 200 },
      token: { label: "Token", kind: "text", isSecret: true, max: 200 },
      company: { label: "CUI-ul firmei, ca în SmartBill", kind: "text", max: 14 },
      url: URL_FIELD,
    },
  },
  oblio: {
    name: "Oblio",
    group: "accounting",
    about:
      "Pentru facturi emise de Oblio în locul magazinului. Cheia secretă este în contul Oblio, la Setări › Date cont. După ce o verifici, alege Oblio la Setări › Emiterea facturilor.",
    modes: ["live"],
    fields: {
      email: { label: "E-mailul contului", kind: "text", max: 200 },
      secret: { label: "Cheia secretă", kind: "text", isSecret: true, max: 200 },
      company: { label: "CUI-ul firmei, ca în Oblio", kind: "text", max: 14 },
      url: URL_FIELD,
    },
  },
  mail: {
    name: "E-mail (SMTP)",
    group: "mail",
    about:
      "Pentru e-mailurile către clienți. Datele sunt cele din pagina furnizorului tău de e-mail, la configurarea unui program ca Outlook.",
    modes: ["live"],
    fields: {
      host: { label: "Serverul SMTP", hint: "De exemplu mail.magazin.ro", kind: "host", max: 200 },
      port: { label: "Portul", hint: "De obicei 465 sau 587.", kind: "number", max: 5 },
      username: { label: "Utilizator", hint: "De obicei adresa de e-mail.", kind: "text", max: 200 },
      password: { label: "Parolă", kind: "text", isSecret: true, max: 200 },
    },
  },
  bounces: {
    name: "E-mailuri nelivrate (POP3)",
    group: "mail",
    about:
      "Pentru campanii. Creează la furnizorul de e-mail o căsuță nouă, de exemplu nelivrate@magazin.ro, folosită numai pentru asta: aici vin răspunsurile despre campaniile nelivrate și reclamațiile de spam. Adresele greșite și cei care reclamă nu mai primesc campanii; e-mailurile despre comenzi pleacă în continuare. Căsuțele Gmail și Microsoft 365 nu se potrivesc, pentru că nu primesc parole.",
    modes: ["live"],
    fields: {
      address: { label: "Adresa căsuței", kind: "text", max: 200 },
      password: { label: "Parolă", kind: "text", isSecret: true, max: 200 },
      host: { label: "Serverul POP3", hint: "De exemplu mail.magazin.ro", kind: "host", max: 200 },
      port: {
        label: "Portul",
        hint: "Lasă câmpul gol pentru 995.",
        kind: "number",
        isOptional: true,
        max: 5,
      },
    },
  },
  emag: {
    name: "eMAG Marketplace",
    group: "marketplaces",
    about:
      "Pentru vânzarea pe eMAG. Utilizatorul API și parola sunt în contul eMAG Marketplace; tot acolo adaugă adresa IP a serverului. Conexiunea a fost încercată numai cu un simulator, nu cu eMAG: verifică primele comenzi și oferte.",
    modes: ["live"],
    fields: {
      username: { label: "Utilizator", kind: "text", max: 200 },
      password: { label: "Parolă", kind: "text", isSecret: true, max: 200 },
      url: URL_FIELD,
    },
  },
} as const satisfies Record<string, ProviderForm>;

export type ProviderName = keyof typeof PROVIDERS;

/** Returns a provider's form, typed so that fields can be read by any name. */
export function providerForm(provider: ProviderName): ProviderForm {
  return PROVIDERS[provider];
}

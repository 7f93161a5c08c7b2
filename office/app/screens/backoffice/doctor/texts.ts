import { counted } from "@curat/contract/quantity-text.values";
import type { CheckWords, Figures } from "@curat/contract/staff/doctor.values";

export const texts = {
  states: { well: "în regulă", look: "de verificat", broken: "stricat" },
};

const days = (figures: Figures): string => counted(Number(figures.days), "o zi", "zile");
const ago = ({ hours }: Figures): string =>
  Number(hours) < 1 ? "acum mai puțin de o oră" : `acum ${counted(Number(hours), "o oră", "ore")}`;
const until = (figures: Figures, what: string, mend: string): string =>
  Number(figures.days) < 1 ? `A expirat. ${mend}` : `${what} ${days(figures)}. ${mend}`;

export const UNANSWERED_TEXTS = {
  timed_out: ({ seconds }: Figures) => `Nu a răspuns în ${seconds} secunde. Încearcă din nou peste un minut.`,
  not_asked: () => "Nu se poate verifica cât timp baza de date nu răspunde.",
  failed: ({ why }: Figures) => `Nu s-a putut verifica: ${why}`,
};

const ACCOUNT = "Verifică utilizatorul și parola din Setări › Conturi.";
const LATER = "Comenzile funcționează în continuare; încearcă din nou peste câteva minute.";

export const CHECK_TEXTS: CheckWords = {
  settings: {
    title: "Setările serverului",
    says: {
      in_order: () => "Sunt corecte.",
      mails_reach_nobody: () =>
        "Contul de e-mail nu este completat în Setări › Conturi: e-mailurile rămân pe server și nu se trimit.",
      no_trusted_proxy: () =>
        "TRUSTED_PROXIES nu este setat: în spatele unui proxy, toți vizitatorii apar ca unul singur.",
    },
  },
  disk: {
    title: "Spațiul pe disc",
    says: { free: ({ gigabytes }) => `${gigabytes} GB liberi. Sub 1 GB baza de date se oprește.` },
  },
  memory: {
    title: "Memoria",
    says: {
      free: ({ gigabytes }) => `${gigabytes} GB disponibili.`,
      machine_full: ({ gigabytes, total }) =>
        `Au mai rămas ${gigabytes} din ${total} GB. Adaugă memorie sau micșorează WEB_PROCESSES.`,
      heap_full: ({ process, percent }) =>
        `Procesul ${process} folosește ${percent} % din memorie. Mărește --max-old-space-size în NODE_OPTIONS.`,
    },
  },
  postgres: {
    title: "Baza de date",
    says: {
      version: ({ version }) => `PostgreSQL ${version}.`,
      unsupported: ({ version, oldest, newest }) =>
        `PostgreSQL ${version} nu este testat; magazinul funcționează cu versiunile ${oldest}–${newest}.`,
    },
  },
  clock: {
    title: "Ceasul",
    says: {
      differs: ({ seconds }) =>
        `Ceasul serverului și cel al bazei de date diferă cu ${seconds} s. Dacă diferența depășește 5 s, pornește sincronizarea (timedatectl set-ntp true).`,
    },
  },
  migrations: {
    title: "Tabelele",
    says: {
      applied: () => "Sunt la versiunea magazinului.",
      missing: ({ count }) =>
        `${counted(Number(count), "O migrare lipsește", "migrări lipsesc")}. Repornește magazinul; le aplică la pornire.`,
      newer: () => "Baza de date are o versiune mai nouă decât acest server. Actualizează serverul.",
    },
  },
  indexes: {
    title: "Indecșii bazei de date",
    says: {
      complete: () => "Nu lipsește niciun index.",
      missing: ({ names }) =>
        `Lipsesc indecșii: ${names}. Fără ei magazinul este mai lent și pot apărea dubluri. Cere administratorului serverului să îi refacă.`,
      invalid: ({ names }) =>
        `Indecși deteriorați: ${names}. Cere administratorului serverului să îi refacă cu „reindex index concurrently”.`,
    },
  },
  index: {
    title: "Indexul căutărilor",
    says: {
      stands: () => "Listele și căutările se citesc din memorie.",
      not_yet: () => "Se construiește; până atunci listele se încarcă mai lent.",
      nobody_answers: () => "Magazinul nu răspunde pe acest server. Pornește-l.",
    },
  },
  jobs: {
    title: "Operațiunile de fundal",
    says: {
      done: ({ waiting }) =>
        counted(Number(waiting), "O operațiune așteaptă să înceapă.", "operațiuni așteaptă să înceapă."),
      waiting: ({ minutes }) =>
        `O operațiune așteaptă de ${counted(Number(minutes), "un minut", "minute")}: procesul de fundal nu o preia. Vezi jurnalul serverului.`,
    },
  },
  failed_jobs: {
    title: "Sarcini eșuate",
    says: {
      none: () => "Niciuna.",
      failed: ({ failed }) =>
        `${counted(Number(failed), "O sarcină a eșuat", "sarcini au eșuat")} definitiv.`,
    },
  },
  invoices: {
    title: "Facturile comenzilor expediate",
    says: {
      issued: () => "Sunt toate emise.",
      missing: ({ count, until }) =>
        `Fără factură: ${count}. Prima trebuie emisă până pe ${until}. Le găsești la Comenzi, „expediate fără factură”.`,
      overdue: ({ count, until }) =>
        `Fără factură: ${count}. Termenul pentru prima a expirat pe ${until}. Le găsești la Comenzi, „expediate fără factură”.`,
    },
  },
  accounts: {
    title: "Soldurile comenzilor",
    says: {
      tie: () => "Sumele, încasările și restituirile fiecărei comenzi corespund.",
      differ: ({ count, orders }) =>
        `Nu corespund sumele la ${counted(Number(count), "o comandă", "comenzi")} (numărul și diferența): ${orders}.`,
    },
  },
  costs: {
    title: "Costurile mărfii",
    says: {
      tie: () => "Bucățile din registrul de costuri corespund cu cele din stoc și din comenzile neexpediate.",
      differ: ({ count, products }) =>
        `Nu corespund cantitățile la ${counted(Number(count), "un produs", "produse")} (codul și diferența): ${products}.`,
    },
  },
  seal_key: {
    title: "Cheia SEAL_KEY",
    says: {
      opens: () => "Cheia decriptează toate secretele.",
      nothing_sealed: () => "Nu există încă secrete criptate.",
      opens_nothing: ({ sealed }) =>
        `Cheia nu decriptează nimic din ce a fost criptat (${counted(Number(sealed), "un secret", "secrete")}): aplicațiile de autentificare ale colegilor, autorizarea la ANAF. Folosește din nou cheia anterioară.`,
      opens_some: ({ unopened, sealed }) =>
        `Cheia nu poate decripta ${unopened} din ${counted(Number(sealed), "un secret criptat", "secrete criptate")}. Aplicațiile de autentificare ale colegilor sau autorizarea la ANAF trebuie configurate din nou.`,
    },
  },
  backup: {
    title: "Copia de siguranță",
    says: {
      made: (figures) => `Ultima a fost creată ${ago(figures)}. Creează una în fiecare noapte.`,
      none: ({ backupCommand }) =>
        `Nu există niciuna. Rulează pe server, în fiecare noapte: ${backupCommand}`,
    },
  },
  backup_copy: {
    title: "Copia de siguranță din arhivă",
    says: {
      copied: (figures) => `Ultima a fost creată ${ago(figures)}.`,
      none: () =>
        "În arhivă (BACKUP_ARCHIVE) nu există nicio copie de siguranță. Vezi în jurnalul serverului motivul.",
      behind: (figures) =>
        `Ultima a fost creată ${ago(figures)}, deși între timp s-a creat una mai nouă. Vezi în jurnalul serverului de ce lipsește din arhivă.`,
    },
  },
  archive: {
    title: "Arhiva bazei de date",
    says: {
      kept: (figures) => `Jurnalul se arhivează. Ultima copie de bază: ${ago(figures)}.`,
      kept_elsewhere: ({ minutes }) =>
        `PostgreSQL a arhivat ultima parte a jurnalului acum ${counted(Number(minutes), "un minut", "minute")}.`,
      off: () =>
        "BACKUP_ARCHIVE nu este setat: dacă discul se defectează, pierzi toate vânzările de după ultima copie păstrată în altă parte.",
      off_elsewhere: () =>
        "PostgreSQL nu își arhivează jurnalul: magazinul poate fi restaurat la un anumit moment doar dacă furnizorul arhivează el jurnalul.",
      no_base: ({ why }) =>
        `Încă nu există o copie de bază, deci din arhivă nu se poate restaura.${why ? ` ${why}` : ""}`,
      late: ({ minutes, why }) =>
        `Jurnalul nu a mai ajuns în arhivă de ${counted(Number(minutes), "un minut", "minute")}.${why ? ` ${why}` : ""}`,
      failing: ({ minutes }) =>
        `PostgreSQL nu și-a arhivat jurnalul de ${counted(Number(minutes), "un minut", "minute")}. Vezi jurnalul lui și spațiul pe disc.`,
    },
  },
  restore: {
    title: "Restaurarea de probă",
    says: {
      proven: (figures) => `O copie a fost restaurată și comparată cu magazinul ${ago(figures)}.`,
      differs: ({ why }) => `Magazinul nu poate fi restaurat din copia de azi-noapte: ${why}`,
      impossible: ({ why }) => `Restaurarea de probă nu rulează: ${why}`,
      none: () => "Nu a rulat încă. Rulează în fiecare noapte, la 01:07 UTC.",
      off: () => "Restaurarea de probă nu rulează: setarea RESTORE_PROOF este „off”.",
    },
  },
  replicas: {
    title: "Replicile bazei de date",
    says: {
      none: () => "Niciuna.",
      follow: ({ replicas, seconds }) =>
        `${counted(Number(replicas), "O replică", "replici")}, cel mult ${counted(Number(seconds), "o secundă", "secunde")} în urmă.`,
      late: ({ seconds }) =>
        `O replică are o întârziere de ${counted(Number(seconds), "o secundă", "secunde")}. Verifică rețeaua și discul replicii.`,
      away: ({ away, replicas }) =>
        `Din ${counted(Number(replicas), "o replică", "replici")} nu răspund sau nu urmează baza de date: ${away}. Verifică dacă sunt pornite și dacă setarea DATABASE_REPLICA_URLS este corectă.`,
      not_told: ({ replicas }) =>
        `${counted(Number(replicas), "O replică", "replici")}; rolul bazei de date nu are voie să vadă cât au rămas în urmă (îi trebuie pg_monitor).`,
    },
  },
  shop_certificate: {
    title: "Certificatul magazinului",
    says: {
      ends: (figures) => until(figures, "Mai este valabil", "Se reînnoiește la proxy (certbot sau Caddy)."),
      not_trusted: ({ why }) => `Browserele nu au încredere în el: ${why}`,
      unreachable: () => "Adresa publică nu poate fi deschisă de pe server.",
    },
  },
  netopia_certificate: {
    title: "Certificatul Netopia",
    says: {
      ends: (figures) => until(figures, "Mai este valabil", "Unul nou se descarcă din contul Netopia."),
    },
  },
  apple_secret: {
    title: "Secretul pentru Apple",
    says: {
      ends: (figures) => until(figures, "Mai este valabil", "Generează un secret nou în consola Apple."),
    },
  },
  mail: {
    title: "Serverul de e-mail",
    says: {
      answers: () => "Răspunde și acceptă conectarea.",
      unreachable: () =>
        "Nu răspunde sau refuză conectarea. E-mailurile rămân în așteptare; verifică SMTP_URL.",
    },
  },
  sameday: {
    title: "Sameday",
    says: {
      answers: () => "Răspunde și acceptă conectarea.",
      unreachable: () => `Nu răspunde. ${LATER}`,
      refused: ({ why }) => `${why} ${ACCOUNT}`,
    },
  },
  fan: {
    title: "FAN Courier",
    says: {
      answers: () => "Răspunde și acceptă conectarea.",
      unreachable: () => `Nu răspunde. ${LATER}`,
      refused: ({ why }) => `${why} ${ACCOUNT}`,
    },
  },
  cargus: {
    title: "Cargus",
    says: {
      answers: () => "Răspunde și acceptă conectarea.",
      unreachable: () => `Nu răspunde. ${LATER}`,
      refused: ({ why }) => `${why} ${ACCOUNT}`,
    },
  },
  dpd: {
    title: "DPD",
    says: {
      answers: () => "Răspunde și acceptă conectarea.",
      unreachable: () => `Nu răspunde. ${LATER}`,
      refused: ({ why }) => `${why} ${ACCOUNT}`,
    },
  },
  gls: {
    title: "GLS",
    says: {
      answers: () => "Răspunde și acceptă conectarea.",
      unreachable: () => `Nu răspunde. ${LATER}`,
      refused: ({ why }) => `${why} ${ACCOUNT}`,
    },
  },
  packeta: {
    title: "Packeta",
    says: {
      answers: () => "Răspunde și acceptă conectarea.",
      unreachable: () => `Nu răspunde. ${LATER}`,
      refused: ({ why }) => `${why} ${ACCOUNT}`,
    },
  },
  netopia: {
    title: "Netopia",
    says: {
      answers: () => "Răspunde.",
      unreachable: () => `Nu răspunde; plata cu cardul nu funcționează. ${LATER}`,
    },
  },
  netopia_v2: {
    title: "Netopia v2",
    says: {
      answers: () => "Răspunde.",
      unreachable: () => `Nu răspunde; comenzile cu cardul așteaptă plata. ${LATER}`,
    },
  },
  stripe: {
    title: "Stripe",
    says: {
      answers: () => "Răspunde.",
      unreachable: () => `Nu răspunde; comenzile cu cardul așteaptă plata. ${LATER}`,
    },
  },
  anaf: {
    title: "ANAF e-Factura",
    says: {
      answers: () => "Răspunde.",
      unreachable: () => "Nu răspunde. Facturile rămân în așteptare și se trimit automat.",
    },
  },
  anaf_login: {
    title: "Autorizarea la ANAF",
    says: {
      ends: (figures) => until(figures, "Mai este valabilă", "Se reînnoiește cu certificatul, la e-Factura."),
      broken: () => "ANAF nu o mai acceptă. Conectează din nou magazinul, la e-Factura.",
      not_connected: () => "Magazinul nu este conectat. Conectează-l cu certificatul, la e-Factura.",
    },
  },
  companies: {
    title: "ANAF, datele firmelor",
    says: {
      answers: () => "Răspunde.",
      unreachable: () => "Nu răspunde; cumpărătorii își scriu singuri datele firmei.",
    },
  },
};

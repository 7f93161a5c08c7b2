/** The Commission's guarantee notice and durability label (Regulation (EU) 2025/1960). */

export const LEGAL_GUARANTEE_PAGE = "https://europa.eu/youreurope/garan%C8%9Bii";
export const DURABILITY_PAGE = "https://europa.eu/youreurope/commercial-guarantee-durability/index.htm";

export const NOTICE_ALT =
  "Notificarea armonizată a Uniunii Europene: GARANȚIA LEGALĂ. Bunurile vândute în UE au o garanție legală de cel puțin doi ani. Dacă produsul este neconform, vânzătorul îl repară sau îl înlocuiește gratuit, iar în anumite cazuri reduce prețul sau restituie banii. Contactează vânzătorul și păstrează dovada cumpărării. Garanțiile comerciale se adaugă la garanția legală. Mai multe: europa.eu/youreurope/garanții.";

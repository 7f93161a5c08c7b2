/** First path segments that the shop itself uses, so that no catalogue or content page may use them. */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set(
  (
    ".well-known account alerta-stoc api articole assets auth blog comanda comanda-rapida comanda-recurenta compara cont cookie cos date-personale delogare dev " +
    "eticheta favorite feed localitati marci media newsletter oferta pachete password-reset plata previzualizare promotii recenzie recomandari retragere robots.txt search sitemap " +
    "sitemap.xml thank-you.html"
  ).split(" "),
);

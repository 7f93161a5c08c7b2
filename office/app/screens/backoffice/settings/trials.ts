interface Trial {
  href: string;
  text: string;
}

/**
 * Returns links for trying out a setting, such as the test parcel for tariffs, or the link to its own editor.
 */
export function trialsOf({ key, value }: { key: string; value?: unknown }): Trial[] {
  if (key === "mailTexts")
    return [{ href: "/admin/texte-mailuri", text: "Editează fiecare e-mail, cu previzualizare" }];
  if (key === "texts") return [{ href: "/admin/texte-magazin", text: "Deschide textele magazinului" }];
  if (key === "shipping")
    return [
      { href: "/admin/setari/colet", text: "Încearcă tarifele cu un colet de probă" },
      { href: "/admin/setari/metode-livrare", text: "Metode proprii de livrare" },
    ];
  if (key !== "feeds") return [];
  // The cast is safe, because the API has validated the value.
  const { feeds = [] } = value as { feeds?: { name: string; key: string | null }[] };
  return [
    { href: "/admin/fluxuri", text: "Vezi ce conține fiecare flux" },
    ...feeds.map((feed) => ({
      href: ["/feed", ...(feed.key ? [encodeURIComponent(feed.key)] : []), feed.name].join("/"),
      text: `Deschide fluxul ${feed.name}`,
    })),
  ];
}

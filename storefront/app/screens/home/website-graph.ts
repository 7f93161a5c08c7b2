import { pictureAt } from "@curat/contract/media.values";
import { absoluteAddress } from "../../components/structured-data/absolute-address.ts";
import { graphOf } from "../../components/structured-data/graphs.ts";

/** Returns the schema.org graph of the shop and its search. `home` is the home page's absolute URL. */
export function websiteGraph({ name, logo }: { name: string; logo: string | null }, home: string): object {
  const organization = new URL("#organization", home).href;
  return graphOf(
    {
      "@type": "Organization",
      "@id": organization,
      name,
      url: home,
      logo: logo ? absoluteAddress(pictureAt(logo, 640), home) : undefined,
    },
    {
      "@type": "WebSite",
      name,
      url: home,
      inLanguage: "ro",
      publisher: { "@id": organization },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${new URL("/search", home).href}?term={term}` },
        "query-input": "required name=term",
      },
    },
  );
}

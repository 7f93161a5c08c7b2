/** The company in the words of schema.org (B-084). */
import type { Settings } from "@curat/contract/settings";
import { pictureAt } from "@curat/ui/picture/picture-sources.ts";

interface Organization {
  shop: Pick<Settings, "name" | "logo" | "INVOICE">;
  /** Without a slash at the end. */
  shopUrl: string;
  /** Addresses of its pages on networks. */
  networks: readonly string[];
}

/** Empty fields are left out; the hours are the specification's (requirements: B7). */
export function organizationGraph({
  shop: { name, logo, INVOICE },
  shopUrl,
  networks,
}: Organization): object {
  const { company, address, tel, email, cui } = INVOICE;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${shopUrl}/#organization`,
    name,
    legalName: company || undefined,
    url: `${shopUrl}/`,
    logo: logo ? new URL(pictureAt(logo, 640), shopUrl).href : undefined,
    vatID: cui || undefined,
    address: address || undefined,
    email: email || undefined,
    telephone: tel || undefined,
    sameAs: networks.length > 0 ? networks : undefined,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: tel || undefined,
      email: email || undefined,
      availableLanguage: "ro",
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "08:30",
        closes: "16:30",
      },
    },
  };
}

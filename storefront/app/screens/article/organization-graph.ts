import { absoluteAddress } from "../../components/structured-data/absolute-address.ts";
import { type AnswerDays, promisesOf } from "@curat/contract/promises.values";
import type { Settings } from "@curat/contract/settings";
import { pictureAt } from "@curat/contract/media.values";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MANY_DAYS: Record<AnswerDays, number> = { weekdays: 5, saturdays: 6, always: 7 };

interface Organization {
  shop: Pick<Settings, "name" | "logo" | "INVOICE" | "promises">;
  shopUrl: string;
  networks: readonly string[];
}

/** Returns the shop as a schema.org Organization (requirements: B7, B-084). */
export function organizationGraph({
  shop: { name, logo, INVOICE, promises },
  shopUrl,
  networks,
}: Organization): object {
  const { days, opens, closes, others = [] } = promisesOf(promises).hours;
  const usual = WEEK.slice(0, MANY_DAYS[days]).filter(
    (day) => !others.some((own) => own.day === day.toLowerCase()),
  );
  const spans = [
    { dayOfWeek: usual, opens, closes },
    ...others.map((own) => ({ dayOfWeek: [capital(own.day)], opens: own.opens, closes: own.closes })),
  ].map((span) => ({ "@type": "OpeningHoursSpecification", ...span }));
  const { company, address, tel, email, cui } = INVOICE;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${shopUrl}/#organization`,
    name,
    legalName: company || undefined,
    url: `${shopUrl}/`,
    logo: logo ? absoluteAddress(pictureAt(logo, 640), shopUrl) : undefined,
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
      hoursAvailable: spans.length === 1 ? spans[0] : spans,
    },
  };
}

function capital(day: string): string {
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;
}

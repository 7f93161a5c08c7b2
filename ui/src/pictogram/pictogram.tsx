import ghs01 from "@curat/contract/pictograms/ghs01.svg";
import ghs02 from "@curat/contract/pictograms/ghs02.svg";
import ghs03 from "@curat/contract/pictograms/ghs03.svg";
import ghs04 from "@curat/contract/pictograms/ghs04.svg";
import ghs05 from "@curat/contract/pictograms/ghs05.svg";
import ghs06 from "@curat/contract/pictograms/ghs06.svg";
import ghs07 from "@curat/contract/pictograms/ghs07.svg";
import ghs08 from "@curat/contract/pictograms/ghs08.svg";
import ghs09 from "@curat/contract/pictograms/ghs09.svg";
import { texts } from "./texts.ts";

/** Hazard pictograms in Regulation (EC) 1272/2008, annex V. */
const PICTURES: Record<keyof typeof texts, string> = {
  GHS01: ghs01,
  GHS02: ghs02,
  GHS03: ghs03,
  GHS04: ghs04,
  GHS05: ghs05,
  GHS06: ghs06,
  GHS07: ghs07,
  GHS08: ghs08,
  GHS09: ghs09,
};

/** A hazard pictogram, or the code as text if it is unknown. */
export function Pictogram({ code }: { code: string }) {
  if (!isKnown(code)) return <strong>{code}</strong>;
  const meaning = texts[code];
  return (
    <img
      src={PICTURES[code]}
      alt={`${meaning} (${code})`}
      title={meaning}
      width={64}
      height={64}
      loading="lazy"
    />
  );
}

function isKnown(code: string): code is keyof typeof texts {
  return Object.hasOwn(PICTURES, code);
}

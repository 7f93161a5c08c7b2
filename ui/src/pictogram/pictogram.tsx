import ghs01 from "@curat/contract/pictograms/ghs01.svg";
import ghs02 from "@curat/contract/pictograms/ghs02.svg";
import ghs03 from "@curat/contract/pictograms/ghs03.svg";
import ghs04 from "@curat/contract/pictograms/ghs04.svg";
import ghs05 from "@curat/contract/pictograms/ghs05.svg";
import ghs06 from "@curat/contract/pictograms/ghs06.svg";
import ghs07 from "@curat/contract/pictograms/ghs07.svg";
import ghs08 from "@curat/contract/pictograms/ghs08.svg";
import ghs09 from "@curat/contract/pictograms/ghs09.svg";

/** Picture and meaning of the hazard pictograms of Regulation (EC) 1272/2008, annex V. */
const PICTOGRAMS: Record<string, { picture: string; meaning: string }> = {
  GHS01: { picture: ghs01, meaning: "Exploziv" },
  GHS02: { picture: ghs02, meaning: "Inflamabil" },
  GHS03: { picture: ghs03, meaning: "Oxidant" },
  GHS04: { picture: ghs04, meaning: "Gaz sub presiune" },
  GHS05: { picture: ghs05, meaning: "Coroziv" },
  GHS06: { picture: ghs06, meaning: "Toxic" },
  GHS07: { picture: ghs07, meaning: "Nociv sau iritant" },
  GHS08: { picture: ghs08, meaning: "Pericol pentru sănătate" },
  GHS09: { picture: ghs09, meaning: "Periculos pentru mediu" },
};

/** One hazard diamond; a code that is not known is written out rather than left away. */
export function Pictogram({ code }: { code: string }) {
  const known = PICTOGRAMS[code];
  if (!known) return <strong>{code}</strong>;
  return (
    <img
      src={known.picture}
      alt={`${known.meaning} (${code})`}
      title={known.meaning}
      width={64}
      height={64}
      loading="lazy"
    />
  );
}

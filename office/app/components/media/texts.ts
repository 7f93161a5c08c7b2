import { wholeNumber } from "@curat/contract/lei.values";

const MEGA = 1024 * 1024;

export const texts = {
  bytes: (bytes: number) =>
    bytes < MEGA
      ? `${wholeNumber(Math.max(1, Math.round(bytes / 1024)))} KB`
      : `${(bytes / MEGA).toFixed(1).replace(".", ",")} MB`,
  chooseFor: (label: string) => `${label}: alege din bibliotecă`,
  notUploaded: (name: string, why: string) => `${name}: ${why}`,
  unreached: "Fișierul nu a fost încărcat. Verifică conexiunea la internet și încearcă din nou.",
};

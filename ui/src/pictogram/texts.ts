import { catalogue, fixed } from "@curat/contract/texts.values";

const WHY = "Este denumirea pericolului din Regulamentul (CE) nr. 1272/2008 (CLP), anexa V.";

export const texts = catalogue("pictogram", {
  GHS01: fixed("Exploziv", WHY),
  GHS02: fixed("Inflamabil", WHY),
  GHS03: fixed("Oxidant", WHY),
  GHS04: fixed("Gaz sub presiune", WHY),
  GHS05: fixed("Coroziv", WHY),
  GHS06: fixed("Toxic", WHY),
  GHS07: fixed("Nociv sau iritant", WHY),
  GHS08: fixed("Pericol pentru sănătate", WHY),
  GHS09: fixed("Periculos pentru mediu", WHY),
});

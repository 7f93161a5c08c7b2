import { SORT } from "@curat/contract/catalog.values";
import type { Machine } from "@curat/contract/machine-address.values";
import { foldText } from "../../../text/fold.ts";
import { loadCards } from "../catalog/index.ts";
import {
  type ListingRequest,
  listWithValues,
  type Searched,
  searchProducts,
  type Shop,
} from "./listing.service.ts";
import { compatibleValues, machineText, type NamedMachine } from "./machine-fit.ts";

/** Words that do not describe the type of a machine. */
const STOP_WORDS = new Set(["de", "cu", "pentru", "si", "la", "in", "din", "pe", "un", "o"]);
/** Maximum number of machines whose type is checked, best name matches first. */
const MAX_CHECKED = 100;

interface MachineRequest extends ListingRequest {
  further: string;
}

/**
 * Returns products whose parameter fits the machine, otherwise products that match its name. `searched` is set if the
 * type was ignored.
 */
export async function searchForMachine(
  shop: Shop,
  machine: Machine,
  { further, ...request }: MachineRequest,
): Promise<Searched> {
  const scoped = {
    ...request,
    scope: { categoryId: request.scope.categoryId ?? machine.categoryID },
  };
  const named = compatibleValues(machine, await shop.engine.names());
  const ofType = machine.type === "" ? named : await machinesOfType(shop, named, machine);
  const parts = (values: NamedMachine[]) =>
    further === ""
      ? listWithValues(shop, { ...scoped, values })
      : searchProducts(shop, { ...scoped, values, text: further });
  if (ofType.length > 0) return parts(ofType);
  const text = machineText(machine);
  if (named.length > 0 && text !== "") {
    return { ...(await parts(named)), searched: text };
  }
  const input = `${machineText(machine, "type")} ${further}`.trimEnd();
  const found = await searchProducts(shop, { ...scoped, text: input });
  return { ...found, searched: found.searched ?? input };
}

async function machinesOfType(
  shop: Shop,
  machines: NamedMachine[],
  machine: Machine,
): Promise<NamedMachine[]> {
  const { ids } = await shop.engine.search({
    text: machineText(machine, "type"),
    scope: {},
    selection: { values: [], minBani: null, maxBani: null },
    sort: SORT.relevance,
    isSpread: false,
    page: 1,
    perPage: MAX_CHECKED,
  });
  const typeWords = wordsOf(machine.type).filter((word) => !STOP_WORDS.has(word));
  const sold = (await loadCards(shop.db, ids))
    .map(({ name }) => new Set(wordsOf(name)))
    .filter((words) => typeWords.every((word) => words.has(word)));
  return machines.filter(({ name }) => {
    const model = wordsOf(name).at(-1) ?? "";
    return sold.some((words) => words.has(model));
  });
}

function wordsOf(text: string): string[] {
  return foldText(text).split(" ");
}

import { catalogue, phrase, plural } from "@curat/contract/texts.values";

/** For screen readers only. */
export const texts = catalogue("stars", {
  value: phrase("{nota} din 5 stele"),
  counted: plural(
    {
      one: "{nota} din 5 stele, o opinie",
      few: "{nota} din 5 stele, {numar} opinii",
      other: "{nota} din 5 stele, {numar} de opinii",
    },
    (count: number, value: string) => [value, count],
  ),
});

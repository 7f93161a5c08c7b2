import { catalogue, phrase, plural } from "@curat/contract/texts.values";

/** For screen readers only. */
export const texts = catalogue("stars", {
  value: phrase("{nota} din 5 stele"),
  counted: plural(
    {
      one: "{nota} din 5 stele, o recenzie",
      few: "{nota} din 5 stele, {numar} recenzii",
      other: "{nota} din 5 stele, {numar} de recenzii",
    },
    (count: number, value: string) => [value, count],
  ),
});

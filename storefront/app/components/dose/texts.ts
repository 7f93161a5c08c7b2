import { catalogue, plural } from "@curat/contract/texts.values";

export const texts = catalogue("dose", {
  from: "de la",
  aBucket: "/ găleată",
  inCart: plural({
    one: "Cu ce ai în coș speli o găleată",
    few: "Cu ce ai în coș speli până la {numar} găleți",
    other: "Cu ce ai în coș speli până la {numar} de găleți",
  }),
});

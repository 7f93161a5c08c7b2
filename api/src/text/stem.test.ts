import { describe, expect, it } from "vitest";
import { stem } from "./stem.ts";

describe("stem", () => {
  it.each([
    "mop mopuri mopul mopurilor mopului",
    "burete bureti buretelui buretilor",
    "laveta lavete lavetei lavetelor lavetele",
    "sac saci sacul sacilor",
    "rola role rolelor rolele",
    "prosop prosoape prosopul prosoapelor",
    "galeata galeti galetii galetilor",
    "hartie hartii hartiei hartiile hartiilor",
    "detergent detergenti detergentul detergentilor",
    "matura maturi maturile maturilor",
    "pastila pastile pastilele",
    "servetel servetele servetelelor",
    "manusa manusi manusile manusilor",
    "geam geamuri geamurilor",
    "covor covoare covoarelor",
    "umed umezi umeda",
    "curatare curatat curatator curatenie",
    "dezinfectant dezinfectare dezinfectie",
    "igienic igienica igiena igienizare",
    "podea podele podelelor podeaua",
    "pardoseala pardoseli pardoselilor",
    "mana maini mainilor",
    "gunoi gunoiului gunoaie",
  ])("stem returns one stem for %s", (forms) => {
    expect(new Set(forms.split(" ").map(stem)).size).toBe(1);
  });

  it.each([
    ["sapun", "sac"],
    ["perie", "perdea"],
    ["manusa", "mana"],
    ["role", "rosu"],
    ["capsule", "cap"],
  ])("stem returns different stems for %s and %s", (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });

  it("stem leaves short words, sizes and other scripts unchanged", () => {
    expect(["wc", "5l", "60x80", "ωμέγα"].map(stem)).toEqual(["wc", "5l", "60x80", "ωμέγα"]);
  });
});

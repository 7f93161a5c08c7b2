import { describe, expect, it } from "vitest";
import type { Settings } from "@curat/contract/settings";
import { consentIds, consentSignals } from "../session/consent.ts";
import { allowedParties, hasScriptFor, mayRun, partiesOf, trackingOf } from "./tracking.ts";

function settingsWith(tagManager: string, key = "", pixel = "", scripts = ""): Settings {
  const ids = {
    gtag: { GOOGLE_TAG_MANAGER_ID: tagManager },
    retargeting: { RETARGETING_KEY: key },
    facebook: { FACEBOOK_PIXEL_ID: pixel },
    SCRIPTS: scripts,
  };
  return ids as Settings;
}

describe("third parties in the settings", () => {
  it("the settings enable no third party while no id is set", () => {
    expect(trackingOf(settingsWith(""))).toBeUndefined();
    expect(trackingOf(undefined)).toBeUndefined();
    expect(partiesOf(undefined)).toEqual([]);
  });

  it("the settings enable the third parties whose ids are set", () => {
    const tracking = trackingOf(settingsWith(" GTM-ABC ", "cheie", "123"));
    expect(tracking).toEqual({ tagManager: "GTM-ABC", retargeting: "cheie", pixel: "123" });
    expect(partiesOf(trackingOf(settingsWith("", "", "123")))).toEqual(["pixel"]);
  });

  it("the settings enable no third party whose id would change the script's URL", () => {
    expect(trackingOf(settingsWith("GTM-ABC&l=x", "../x"))).toBeUndefined();
  });
});

describe("consent", () => {
  it.each([
    [undefined, []],
    ["", []],
    ["43.46", [43, 46]],
    ["46.46.x.-1.4e1", [46]],
  ])("the consent cookie %j is parsed as %j", (value, ids) => {
    expect(consentIds(value)).toEqual(ids);
  });

  it("a consent signal is denied unless its own id grants it", () => {
    const denied = {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    };
    expect(consentSignals([])).toEqual(denied);
    expect(consentSignals([10])).toEqual(denied);
    expect(consentSignals([43])).toEqual({ ...denied, ad_storage: "granted" });
    expect(consentSignals([44])).toEqual({ ...denied, ad_user_data: "granted" });
    expect(consentSignals([45])).toEqual({ ...denied, ad_personalization: "granted" });
    expect(consentSignals([46])).toEqual({ ...denied, analytics_storage: "granted" });
  });

  it.each([
    [[], []],
    [[46], ["tagManager"]],
    [[43], ["tagManager"]],
    [[44, 45], []],
    [[10], ["retargeting", "pixel"]],
  ])("with the consents %j the allowed third parties are %j", (ids, parties) => {
    expect(allowedParties(trackingOf(settingsWith("GTM-ABC", "cheie", "123")), ids)).toEqual(parties);
  });

  it("consent does not enable a third party that is not in the settings", () => {
    expect(allowedParties(undefined, [10, 43, 44, 45, 46])).toEqual([]);
  });
});

describe("a script of the setting SCRIPTS", () => {
  it.each([
    ['<script data-consent="46">a</script>', [1, 2, 3], false],
    ['<script>a</script><script data-consent="46">b</script>', [46], true],
    ["<script src=a.js data-consent=46></script>", [46], true],
    ["<script data-consent='46 10'></script>", [46], false],
    ["", [46], false],
    [undefined, [46], false],
  ])("hasScriptFor(%j) with the consents %j is %s", (html, ids, expected) => {
    expect(hasScriptFor(html, ids)).toBe(expected);
  });

  it("a script of the setting SCRIPTS needs consent to all its purposes", () => {
    expect(mayRun("46", [])).toBe(false);
    expect(mayRun("46", [46])).toBe(true);
    expect(mayRun("46 10", [46])).toBe(false);
  });

  it("a script without consent ids needs every consent, and one with an invalid id never runs", () => {
    expect(mayRun(null, [46, 43])).toBe(false);
    expect(mayRun(null, [10, 43, 44, 45, 46])).toBe(true);
    expect(mayRun("statistica", [10, 43, 44, 45, 46])).toBe(false);
  });
});

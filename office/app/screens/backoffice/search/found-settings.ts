import { ACCOUNT_GROUP_LABEL, PROVIDERS, providerForm } from "@curat/contract/staff/accounts.values";
import type { ProviderName } from "@curat/contract/staff/accounts.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { SETTING_FIELDS } from "@curat/contract/staff/setting-fields.values";
import { SETTING_TEXTS } from "@curat/contract/staff/settings.values";
import type { SettingKey } from "@curat/contract/staff/settings.values";
import { hasWords } from "../../../components/text/has-words.ts";
import type { FoundGroup, FoundItem } from "../../../layout/search/found-items.ts";

/** Returns settings and third-party accounts that match all words of the text. Matches by name come first. */
export function settingsNamed(permissions: readonly Permission[], text: string): FoundGroup[] {
  if (!permissions.includes("settings:view")) return [];
  const found = SETTINGS.filter(({ words }) => hasWords(words, text));
  const items = [
    ...found.filter((item) => hasWords(item.text, text)),
    ...found.filter((item) => !hasWords(item.text, text)),
  ].map(({ to, text: name, more }) => ({ to, text: name, ...(more !== undefined && { more }) }));
  return items.length > 0 ? [{ title: "Setări", items }] : [];
}

const SETTINGS: (FoundItem & { words: string })[] = [
  ...Object.entries(SETTING_TEXTS).map(([key, { group, label, explanation }]) => ({
    to: `/setari/${key}`,
    text: label,
    more: group,
    // Object.entries loses the type of the keys.
    words: [group, label, explanation, ...labelsOf(key as SettingKey)].join(" "),
  })),
  ...Object.keys(PROVIDERS).map((provider) => {
    // Object.keys loses the type of the keys.
    const { name, about, group } = providerForm(provider as ProviderName);
    const more = ACCOUNT_GROUP_LABEL[group];
    return {
      to: `/setari/conturi/${provider}`,
      text: name,
      more,
      words: `cont ${more} ${group === "shipping" ? "curieri" : ""} ${name} ${about}`,
    };
  }),
];

function labelsOf(key: SettingKey): string[] {
  return Object.values(SETTING_FIELDS[key]).map(({ label }) => label);
}

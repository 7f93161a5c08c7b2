import { defaultShopUrl, hasMailReader } from "./settings.ts";
import { findDemoOwner } from "./demo-owner.ts";
import type { ProcessSettings } from "./process-settings.ts";

/**
 * Returns the URLs of the running shop and, in a demo, its owner's login, as an aligned block for the
 * terminal.
 */
export function addressBlock(settings: ProcessSettings): string {
  const { shopUrl, host, port, apiUrl } = settings;
  const local = defaultShopUrl(host, port);
  const lines: [string, string][] = [["Shop", shopUrl]];
  if (shopUrl !== local) lines.push(["Listens on", local]);
  if (apiUrl) lines.push(["API behind it", apiUrl]);
  else lines.push(["Office", `${shopUrl}/admin`], ["API", `${shopUrl}/api/v1/docs`]);
  if (hasMailReader(settings)) lines.push(["Mail sent", `${shopUrl}/dev/mail`]);
  const owner = findDemoOwner(settings);
  if (owner)
    lines.push(
      ["Demo owner", `${owner.email}, password ${owner.password}`],
      ["Its codes", `secret ${owner.totpSecret}, for an app such as Aegis`],
    );
  const width = Math.max(...lines.map(([name]) => name.length)) + 3;
  return lines.map(([name, address]) => `  ${name.padEnd(width)}${address}`).join("\n");
}

/** The bootstrap script, which is the only script that runs before the first interaction (decision 0088). */
import { PAGE_DATA, readPageData } from "./document/page-data.ts";
import { bringMenu } from "./document/starter/load-menu.ts";
import { holdPresses } from "./document/starter/queued-clicks.ts";
import { keepScroll } from "./document/starter/keep-scroll.ts";
import { loadPage } from "./document/starter/load-page.ts";
import { rememberChoices } from "./document/starter/remember-choices.ts";
import { speculate } from "./document/starter/speculation.ts";
import { waitForTouch } from "./document/starter/wait-for-interaction.ts";

const data = readPageData(document.getElementById(PAGE_DATA)?.textContent);
if (data) {
  keepScroll(window);
  bringMenu(document);
  const presses = holdPresses(document);
  rememberChoices(document);
  const endSpeculation = speculate(document);
  if (!data.isAtOnce) await waitForTouch(window);
  try {
    await loadPage(data, () => import("./hydrate.tsx"));
    endSpeculation();
    presses.giveAgain();
  } catch (error) {
    // A file failed to load, for example because a newer build removed it. The page still works without JavaScript.
    console.warn(error);
    presses.letGo();
  }
}

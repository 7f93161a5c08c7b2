import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import { useRefused } from "../../../components/form/refused.ts";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { linksIn } from "./menu-fields.ts";
import { MenuForm } from "./menu-form.tsx";
import { changeMenus } from "./menus.server.ts";
import type { loadMenus } from "./menus.server.ts";
import styles from "./menus.module.css";
import { texts } from "./texts.ts";

export { loadMenus as loader } from "./menus.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => changeMenus(request, context);

export const meta = titled("Meniuri");

export default function Menus() {
  const { menu, categories, footer, history, otherViewers, mayEdit } = useLoaderData<typeof loadMenus>();
  const refused = useRefused("menu");
  const links = refused ? linksIn(refused.values) : menu.links;
  return (
    <Page title="Meniuri">
      <Presence kind="menu" id="top" otherViewers={otherViewers} />
      <Panels>
        <div>
          <Panel title="Linkurile din meniul principal">
            <p>
              Meniul afișează mai întâi categoriile, în ordinea din catalog, apoi aceste linkuri, în ordinea
              de mai jos.
            </p>
            {mayEdit && <MenuForm key={menu.version} links={menu.links} version={menu.version} />}
            <p>
              <Link to="/categorii">Ordinea categoriilor se schimbă în Categorii.</Link>
            </p>
          </Panel>
        </div>
        <div>
          <Panel title="Previzualizare">
            <ul className={styles.bar} aria-label="Meniul magazinului">
              {categories.map((category) => (
                <li key={category}>{category}</li>
              ))}
              {links.slice(0, LIMITS.topLinks).map(({ name, url }, place) => (
                <li key={`${place}-${url}`} className="text-primary">
                  {name || texts.row(place)}
                </li>
              ))}
            </ul>
            {links.length > LIMITS.topLinks && <p>{texts.notShown(links.length - LIMITS.topLinks)}</p>}
          </Panel>
          <Panel title="Subsolul">
            <p>
              Subsolul afișează articolele publicate din fiecare grup; grupul, titlul și ordinea se schimbă
              din pagina articolului.
            </p>
            {footer.map(({ group, articles }) => (
              <div key={group}>
                <h3>{texts.groups[group]}</h3>
                {articles.length === 0 && <p>Niciun articol.</p>}
                <ul>
                  {articles.map(({ id, name }) => (
                    <li key={id}>
                      <Link to={`/articole/${id}`}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <p>
              <Link to="/setari/footer">Formularul de abonare și rețelele sociale</Link>
            </p>
          </Panel>
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}

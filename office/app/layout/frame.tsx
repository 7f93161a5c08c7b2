import { Eye, LogOut, Menu, User } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useLocation } from "react-router";
import styles from "./frame.module.css";
import type { FrameData } from "./load-frame.server.ts";
import { MenuOfOffice } from "./menu/menu.tsx";
import { SearchBox } from "./search/search-box.tsx";

const ROLES = "/roluri";

/** Layout of the office: header, navigation and screen. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { navigation, actions, person, seenAs } = data;
  const { key } = useLocation();
  return (
    <div className={`grid flex-1 ${styles.frame}`}>
      <header className={`row items-center gap-3 line-below bg-paper ${styles.header}`}>
        {/* A new key closes the menu after each navigation. */}
        <details key={`menu-${key}`} className={styles.drawer} data-closes>
          <summary aria-label="Meniu">
            <Menu aria-hidden size={22} />
          </summary>
          <div className={`line-below bg-paper scroll shadow-overlay ${styles.sheet}`}>
            <MenuOfOffice data={data} label="Meniu" />
          </div>
        </details>
        <Link to="/" className={`text-primary text-l no-underline ${styles.brand}`}>
          Administrare
        </Link>
        <SearchBox key={`search-${key}`} destinations={{ navigation, actions }} />
        <details key={`person-${key}`} className={`relative text-s ${styles.person}`} data-closes>
          <summary aria-label={`Meniul contului: ${person}`}>
            <User aria-hidden size={20} />
            <span>{person}</span>
          </summary>
          <ul className={`card m-0 p-2 bg-paper ${styles.personal}`}>
            <li>
              <Link to="/contul-meu">
                <User aria-hidden size={18} /> Contul meu
              </Link>
            </li>
            {navigation.some(({ links }) => links.some(({ to }) => to === ROLES)) && (
              <li>
                <Link to={ROLES}>
                  <Eye aria-hidden size={18} /> Vezi panoul cu alt rol
                </Link>
              </li>
            )}
            <li>
              <Form method="post" action="/iesire">
                <button>
                  <LogOut aria-hidden size={18} /> Ieși din cont
                </button>
              </Form>
            </li>
          </ul>
        </details>
      </header>
      <aside className={styles.side}>
        <MenuOfOffice data={data} label="Secțiunile panoului" />
      </aside>
      <div className={`min-w-0 bg-surface ${styles.place}`}>
        {seenAs !== null && (
          <section className={styles.worn} aria-label="Rolul cu care vezi panoul">
            <p>Vezi panoul cu rolul „{seenAs}”: poți face doar ce permite acest rol.</p>
            <Form method="post" action="/rol">
              <input type="hidden" name="form" value="off" />
              <button>Revino la drepturile tale</button>
            </Form>
          </section>
        )}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

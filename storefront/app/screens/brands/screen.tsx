import { useEffect, useRef, useState } from "react";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { Button } from "@curat/ui/button/button.tsx";
import { folded } from "../../components/filters/folded.ts";
import { PageTitle } from "../../components/page-title/page-title.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { groupByLetter, LETTERS } from "./brand-letters.ts";
import styles from "./brands.module.css";
import type { loadBrands } from "./load.server.ts";
import { texts } from "./texts.ts";

const LOGO = { width: 160, height: 80 };

export function BrandsScreen({ data }: { data: Awaited<ReturnType<typeof loadBrands>> }) {
  const [typed, setTyped] = useState(data.typed);
  const field = useRef<HTMLInputElement>(null);
  // Picks up text that was entered before hydration.
  useEffect(() => setTyped(field.current?.value ?? ""), []);
  const requested = folded(typed.trim());
  const groups = groupByLetter(data.brands.filter(({ name }) => folded(name).includes(requested)));
  return (
    <>
      <Breadcrumbs trail={[{ name: texts.title }]} />
      <PageTitle>{texts.title}</PageTitle>
      <form
        className={`row gap-2 ${styles.find}`}
        action="/marci"
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          ref={field}
          type="search"
          name="brand"
          className={styles.field}
          aria-label={texts.search}
          placeholder={texts.search}
          defaultValue={data.typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="secondary" className={styles.submit}>
          {texts.submit}
        </Button>
      </form>
      <nav aria-label={texts.letters}>
        <ul className={`cluster gap-1 p-0 ${styles.letters}`}>
          {LETTERS.map((letter) => (
            <li key={letter}>
              {groups.some((group) => group.letter === letter) ? (
                <a
                  className="grid place-center min-h-touch rounded bold no-underline bg-surface"
                  href={`#${idOf(letter)}`}
                >
                  {letter}
                </a>
              ) : (
                <span
                  className="grid place-center min-h-touch rounded bold no-underline"
                  aria-disabled="true"
                >
                  {letter}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.index}>
        <div className={`cluster ${styles.groups}`}>
          {groups.map(({ letter, brands }) => (
            <section
              key={letter}
              className={`stack content-start gap-3 ${styles.group}`}
              aria-labelledby={idOf(letter)}
            >
              <h2 className="pb-2 line-below" id={idOf(letter)}>
                {letter}
              </h2>
              <ul className={`list cluster ${styles.brands}`}>
                {brands.map(({ name, url, picture }) => (
                  <li key={url}>
                    <a className={styles.brand} href={url || undefined}>
                      {picture && <Picture source={picture} alt="" {...LOGO} />}
                      <span className={picture ? "visually-hidden" : undefined}>{name}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {groups.length === 0 && (
        <p>
          <output>{texts.nothing}</output> <a href="/marci">{texts.all}</a>
        </p>
      )}
    </>
  );
}

function idOf(letter: string): string {
  return letter === "#" ? "litera-alta" : `litera-${letter}`;
}

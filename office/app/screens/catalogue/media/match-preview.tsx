import { Button } from "@curat/ui/button/button.tsx";
import type { Matching } from "../../../components/media/upload.ts";
import styles from "./library.module.css";
import { texts } from "./texts.ts";
import { countOf } from "@curat/contract/quantity-text.values";

const SHOWN = 100;

interface MatchPreviewProps {
  matching: Matching;
  onSend: () => void;
  onGiveUp: () => void;
}

/** Shows before the upload which product each file belongs to. Files without a product come first. */
export function MatchPreview({ matching, onSend, onGiveUp }: MatchPreviewProps) {
  const files = matching.ok ? matching.files.toSorted((a, b) => Number(!!a.to) - Number(!!b.to)) : [];
  const found = files.filter(({ to }) => to).length;
  return (
    <section className="mt-3 line-above pt-3" aria-label="Imaginile și produsele lor">
      <output>
        {matching.ok
          ? found === files.length
            ? `${files.length === 1 ? "Fișierul corespunde unui produs" : `Toate cele ${countOf(files.length, "fișiere")} corespund unor produse`}, după codul din nume. Încă nu s-a încărcat nimic.`
            : `${found === 0 ? "Niciun fișier" : found === 1 ? "Un fișier" : countOf(found, "fișiere")} din ${files.length} ${found > 1 ? "corespund unor produse" : "corespunde unui produs"}, după codul din nume. Încă nu s-a încărcat nimic.`
          : `Nu am putut căuta produsele: ${matching.why} Încă nu s-a încărcat nimic.`}
      </output>
      {files.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the area scrolls
        <section className={styles.matches} aria-label="Fișierele și produsele lor" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Fișierul</th>
                <th scope="col">Produs</th>
              </tr>
            </thead>
            <tbody>
              {files.slice(0, SHOWN).map(({ name, to }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
                <tr key={`${name} ${index}`}>
                  <td>{name}</td>
                  <td>
                    {to
                      ? `${to.product} (${to.code}), ${to.place === 1 ? "prima imagine" : `imaginea ${to.place}`}`
                      : "doar în bibliotecă: niciun produs nu are acest cod"}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {files.length > SHOWN && <p className={styles.hint}>{texts.moreFiles(files.length - SHOWN)}</p>}
      <div className="cluster gap-3 mt-3">
        <Button type="button" onClick={onSend}>
          {files.length === 0
            ? "Încarcă totuși"
            : files.length === 1
              ? "Încarcă fișierul"
              : `Încarcă toate cele ${countOf(files.length, "fișiere")}`}
        </Button>
        <Button type="button" variant="secondary" onClick={onGiveUp}>
          Renunță
        </Button>
      </div>
    </section>
  );
}

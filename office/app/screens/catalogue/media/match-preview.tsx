import { Button } from "@curat/ui/button/button.tsx";
import type { Matching } from "../../../components/media/upload.ts";
import styles from "./library.module.css";
import { texts } from "./texts.ts";

/** As many as a person looks through. */
const SHOWN = 100;

interface MatchPreviewProps {
  matching: Matching;
  onSend: () => void;
  onGiveUp: () => void;
}

/** What would become of the files that were taken; none of them was sent yet. Those without a product come first. */
export function MatchPreview({ matching, onSend, onGiveUp }: MatchPreviewProps) {
  const files = matching.ok ? matching.files.toSorted((a, b) => Number(!!a.to) - Number(!!b.to)) : [];
  const found = files.filter(({ to }) => to).length;
  return (
    <section className={styles.matching} aria-label={texts.matching}>
      <output>{matching.ok ? texts.matched(found, files.length) : texts.unmatched(matching.why)}</output>
      {files.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls
        <section className={styles.matches} aria-label={texts.whichWhere} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.of}</th>
                <th scope="col">{texts.toProduct}</th>
              </tr>
            </thead>
            <tbody>
              {files.slice(0, SHOWN).map(({ name, to }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two files may be called the same
                <tr key={`${name} ${index}`}>
                  <td>{name}</td>
                  <td>{to ? texts.place(to.product, to.code, to.place) : texts.libraryOnly}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {files.length > SHOWN && <p className={styles.hint}>{texts.moreFiles(files.length - SHOWN)}</p>}
      <div className={styles.matchingActs}>
        <Button type="button" onClick={onSend}>
          {texts.sendAll(files.length)}
        </Button>
        <Button type="button" variant="secondary" onClick={onGiveUp}>
          {texts.giveUp}
        </Button>
      </div>
    </section>
  );
}

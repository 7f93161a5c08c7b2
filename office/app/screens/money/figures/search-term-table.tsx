import type { SearchFigures } from "@curat/contract/staff/figures";
import { wholeNumber } from "@curat/contract/lei.values";
import styles from "./figures.module.css";
import { SynonymForm } from "./synonym-form.tsx";
import { ScrolledTable } from "./scrolled-table.tsx";

interface WordTableProps {
  caption: string;
  words: SearchFigures["most"];
  hasSynonyms?: boolean;
}

const SHOWN = 15;

export function WordTable({ caption, words, hasSynonyms = false }: WordTableProps) {
  if (words.length === 0) return <p>Nicio căutare în această perioadă.</p>;
  return (
    <ScrolledTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">Căutare</th>
          {["Căutări", "Fără rezultat", "Găsite"].map((head) => (
            <th key={head} scope="col" className={styles.number}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.slice(0, SHOWN).map(({ term, times, empty, found, meant }) => (
          <tr key={term}>
            <th scope="row">
              {term}
              {hasSynonyms && (meant === null ? <SynonymForm term={term} /> : ` → ${meant}`)}
            </th>
            <td className={styles.number}>{wholeNumber(times)}</td>
            <td className={styles.number}>{wholeNumber(empty)}</td>
            <td className={styles.number}>{wholeNumber(found)}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}

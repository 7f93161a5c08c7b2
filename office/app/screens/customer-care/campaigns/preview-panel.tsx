import { Panel } from "../../../components/page/page.tsx";
import styles from "./campaign-pages.module.css";

/** Shows the saved email at phone and desktop widths. */
export function PreviewPanel({ page, subject }: { page: string; subject: string }) {
  return (
    <Panel title="Cum arată">
      <p>
        <strong>Subiect:</strong> {subject}
      </p>
      <p>Prețurile sunt cele de acum; în e-mail vor fi cele din momentul trimiterii.</p>
      <h3>Pe telefon</h3>
      <iframe
        key={`${page}-phone`}
        className={`bordered rounded bg-paper ${styles.phone}`}
        title="E-mailul pe telefon"
        src={page}
        sandbox=""
        height={640}
      />
      <h3>Pe calculator</h3>
      <iframe
        key={`${page}-desk`}
        className="w-full bordered rounded bg-paper"
        title="E-mailul pe calculator"
        src={page}
        sandbox=""
        height={640}
      />
    </Panel>
  );
}

import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { Entrance } from "./entrance.tsx";

const WORDS: Record<number, { title: string; text: string }> = {
  403: {
    title: "Nu ai acces aici",
    text: "Rolul tău nu îți permite să vezi această pagină. Cere dreptul de la cine administrează rolurile.",
  },
  404: { title: "Pagina nu există", text: "Adresa este greșită sau ce căutai a fost șters." },
  429: { title: "Prea multe cereri", text: "Așteaptă un minut, apoi încearcă din nou." },
};
const OTHER = {
  title: "Ceva nu a mers",
  text: "Pagina nu poate fi arătată acum. Încearcă din nou peste câteva clipe.",
};

/** What is shown instead of a page that can not be. */
export function ErrorPage() {
  const error = useRouteError();
  const { title, text } = (isRouteErrorResponse(error) && WORDS[error.status]) || OTHER;
  return (
    <Entrance title={title}>
      <title>{`${title} – Birou`}</title>
      <p>{text}</p>
      <p>
        <Link to="/">Înapoi la prima pagină</Link>
      </p>
    </Entrance>
  );
}

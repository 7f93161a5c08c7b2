import { Link } from "react-router";

interface QueueIntroProps {
  /** Describes the default list. */
  waiting: string;
  /** State in the address, if any. */
  state: string | undefined;
}

const texts = { all: "Arată-le pe toate", waiting: "Înapoi la lista obișnuită" };

/** Describes the default filter of a queue, with a link to all entries or back. */
export function QueueIntro({ waiting, state }: QueueIntroProps) {
  return (
    <p className="hint mb-3">
      {state === undefined ? (
        <>
          {waiting} <Link to="?stare=all">{texts.all}</Link>
        </>
      ) : (
        <Link to="?">{texts.waiting}</Link>
      )}
    </p>
  );
}

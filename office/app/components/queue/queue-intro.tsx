import { Link } from "react-router";

interface QueueIntroProps {
  /** What stands in the queue while no state is chosen. */
  waiting: string;
  /** The state that the address names, if any. */
  state: string | undefined;
}

const texts = { all: "Arată-le pe toate", waiting: "Înapoi la lista obișnuită" };

/** Says what a queue shows by itself, and leads to everything, or back. */
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

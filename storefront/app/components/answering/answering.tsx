import { Picture } from "@curat/ui/picture/picture.tsx";
import { usePromises } from "../promises/use-promises.ts";
import styles from "./answering.module.css";
import { PhoneLine } from "./phone-line.tsx";
import { texts } from "./texts.ts";

const FACE = 56;

/** The person who answers questions, or only the phone number if no person is set. */
export function Answering() {
  const { person } = usePromises();
  return (
    <div className={styles.answering}>
      {person?.picture && (
        <span className={`flex-none clip pill bg-surface ${styles.face}`}>
          <Picture
            className="w-full h-full object-cover"
            source={person.picture}
            alt=""
            width={FACE}
            height={FACE}
          />
        </span>
      )}
      <div className="min-w-0">
        <p className="bold">
          {texts.questions} {person && `${texts.answers(person.name)}.`}
          {person?.role && <span className="hint display-block regular">{person.role}</span>}
        </p>
        <PhoneLine />
      </div>
    </div>
  );
}

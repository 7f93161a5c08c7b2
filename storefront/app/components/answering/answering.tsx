import { Picture } from "@curat/ui/picture/picture.tsx";
import { usePromises } from "../promises/use-promises.ts";
import styles from "./answering.module.css";
import { PhoneLine } from "./phone-line.tsx";
import { texts } from "./texts.ts";

const FACE = 56;

/** Who answers questions, with face, phone and hours; without a person the phone alone. */
export function Answering() {
  const { person } = usePromises();
  return (
    <div className={styles.answering}>
      {person?.picture && (
        <span className={styles.face}>
          <Picture source={person.picture} alt="" width={FACE} height={FACE} />
        </span>
      )}
      <div className={styles.about}>
        <p className={styles.words}>
          {texts.questions} {person && `${texts.answers(person.name)}.`}
          {person?.role && <span className={styles.role}>{person.role}</span>}
        </p>
        <PhoneLine />
      </div>
    </div>
  );
}

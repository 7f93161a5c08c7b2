import { buttonClass } from "@curat/ui/button/button.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { Sessions } from "./sessions.tsx";
import type { loadPassword } from "./password.server.ts";
import { texts } from "./texts.ts";

interface PasswordScreenProps {
  data: Awaited<ReturnType<typeof loadPassword>>;
}

export function PasswordScreen({ data: { email, isEditing, sessions } }: PasswordScreenProps) {
  return (
    <>
      <PageHead title={texts.title} />
      <section className="card stack justify-items-start gap-3 p-5">
        <p>{texts.about}</p>
        <p className="hint">{texts.others}</p>
        <a href="/account/infoPass?edit=1" className={buttonClass()} data-keeps-place>
          {texts.open}
        </a>
      </section>
      {sessions && <Sessions sessions={sessions.open} />}
      {isEditing && <PasswordDialog email={email} />}
    </>
  );
}

import { Check } from "lucide-react";
import styles from "./auth.module.css";
import { AUTH_MODES } from "../../components/auth/auth-mode.ts";
import type { AuthMode } from "../../components/auth/auth-mode.ts";
import { ForgotForm } from "./forgot-form.tsx";
import type { loadAuth } from "./load.server.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import { texts } from "./texts.ts";

export function AuthScreen({
  data: { mode, social, hasOwnApi },
}: {
  data: Awaited<ReturnType<typeof loadAuth>>;
}) {
  const hasTabs = mode === "login" || mode === "register";
  return (
    <div className={`grid gap-6 ${styles.auth}`}>
      <section className={`stack content-start gap-5 min-w-0 ${styles.card}`}>
        {hasTabs && <Tabs mode={mode} />}
        <h1>{texts.titles[mode]}</h1>
        {mode === "login" && <LoginForm />}
        {mode === "register" && <RegisterForm />}
        {hasTabs && social.length > 0 && <SocialButtons providers={social} />}
        {mode === "login" && hasOwnApi && (
          <p className={styles.muted}>
            {texts.withoutAccount} <a href="/comanda">{texts.findOrder}</a>.
          </p>
        )}
        {mode === "forgot" && <ForgotForm />}
        {mode === "sent" && (
          <>
            <p>{texts.sent}</p>
            <p className={styles.muted}>{texts.sentHint}</p>
            <p>
              <a href={AUTH_MODES.forgot}>{texts.again}</a>
            </p>
          </>
        )}
        {!hasTabs && (
          <p>
            <a href={AUTH_MODES.login}>{texts.back}</a>
          </p>
        )}
      </section>
      <aside
        className={`grid content-start gap-4 rounded-card bg-surface px-4 py-5 ${styles.benefits}`}
        aria-labelledby="auth-benefits"
      >
        <h2 className="text-l" id="auth-benefits">
          {texts.benefitsTitle}
        </h2>
        <ul className="list stack gap-3">
          {texts.benefits.map((benefit) => (
            <li key={benefit}>
              <Check aria-hidden size={20} />
              {benefit}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

function Tabs({ mode }: { mode: AuthMode }) {
  return (
    <nav aria-label={texts.modes}>
      <ul className={`grid gap-1 m-0 rounded-card bg-surface two-columns p-1 ${styles.tabs}`}>
        <li>
          <a
            className="grid place-center min-h-touch muted bold no-underline"
            href={AUTH_MODES.login}
            aria-current={mode === "login" ? "page" : undefined}
          >
            {texts.loginTab}
          </a>
        </li>
        <li>
          <a
            className="grid place-center min-h-touch muted bold no-underline"
            href={AUTH_MODES.register}
            aria-current={mode === "register" ? "page" : undefined}
          >
            {texts.registerTab}
          </a>
        </li>
      </ul>
    </nav>
  );
}

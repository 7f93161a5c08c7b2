import { SOCIAL_NAMES } from "@curat/contract/social.values";
import type { SocialProvider } from "@curat/contract/social.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { texts } from "./texts.ts";

/** Links to the enabled social logins. They are links because the CSP forbids forms that lead to another site. */
export function SocialButtons({ providers }: { providers: SocialProvider[] }) {
  return (
    <div className="stack gap-3">
      <p className="muted text-center">{texts.or}</p>
      {providers.map((provider) => (
        <a key={provider} href={`/account/login/${provider}`} className={buttonClass("secondary")}>
          {texts.continueWith(SOCIAL_NAMES[provider])}
        </a>
      ))}
    </div>
  );
}

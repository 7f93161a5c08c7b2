const TIMEOUT_MS = 10_000;

interface Sent {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}
type Press = { button: HTMLElement } | Sent;

export interface QueuedClicks {
  giveAgain(): void;
  letGo(): void;
}

/** Queues submissions of forms that change something, and clicks on buttons that only scripts handle. */
export function holdPresses(page: Document): QueuedClicks {
  const queued: Press[] = [];
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function hold(event: Event, press: Press, shown: Element): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if ("form" in press && queued.some((other) => "form" in other && other.form === press.form)) return;
    queued.push(press);
    shown.setAttribute("data-held", "");
    page.documentElement.setAttribute("data-waits", "");
    timeout ??= setTimeout(letGo, TIMEOUT_MS);
  }
  function onClick(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button && isForScript(button)) hold(event, { button }, button);
  }
  function onSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isChange(form, submitter)) return;
    hold(event, { form, submitter }, submitter ?? form);
  }
  function end(): void {
    clearTimeout(timeout);
    page.removeEventListener("click", onClick, { capture: true });
    page.removeEventListener("submit", onSubmit, { capture: true });
    page.documentElement.removeAttribute("data-waits");
    for (const shown of page.querySelectorAll("[data-held]")) shown.removeAttribute("data-held");
  }
  function giveAgain(): void {
    end();
    page.documentElement.removeAttribute("data-plain");
    for (const press of queued.splice(0)) {
      if ("button" in press) press.button.click();
      else if (press.form.isConnected) send(press);
    }
  }
  function letGo(): void {
    end();
    page.documentElement.setAttribute("data-plain", "");
    void sendPlainly(
      queued.splice(0).flatMap((press) => ("form" in press && press.form.isConnected ? press : [])),
    );
  }

  page.addEventListener("click", onClick, { capture: true });
  page.addEventListener("submit", onSubmit, { capture: true });
  return { giveAgain, letGo };
}

function isForScript(button: HTMLButtonElement): boolean {
  const isBrowsers = ["popovertarget", "command"].some((name) => button.hasAttribute(name));
  return button.type === "button" && !button.disabled && !isBrowsers;
}

function isChange(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const method = submitter?.getAttribute("formmethod") ?? form.method;
  const target = submitter?.getAttribute("formtarget") ?? form.target;
  const address = new URL(submitter?.getAttribute("formaction") ?? form.action, form.baseURI);
  const isHere = target === "" || target === "_self";
  return method.toLowerCase() === "post" && isHere && address.origin === location.origin;
}

function send({ form, submitter }: Sent): void {
  form.requestSubmit(submitter?.isConnected ? submitter : null);
}

/**
 * Sends all forms but the last in the background, one after another. Submits the last natively, which opens
 * its page.
 */
async function sendPlainly(all: Sent[]): Promise<void> {
  const last = all.pop();
  for (const { form, submitter } of all) {
    const fields = new FormData(form, submitter);
    const body = form.enctype === "multipart/form-data" ? fields : new URLSearchParams(fields as never);
    await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  }
  if (last) send(last);
}

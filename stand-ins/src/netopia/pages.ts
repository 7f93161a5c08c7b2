/** Amount in lei with two decimals. */
interface Shown {
  amount: string;
  details: string;
  returnUrl: string;
}

/** Returns the page where the buyer decides what the bank would decide. */
export function decisionPage(order: Shown, action: string): string {
  const shop = new URL(order.returnUrl).host;
  return page(
    "Plată cu cardul",
    `<p class="note">Procesator de probă: nu se plătește nimic și nu se cer date de card.</p>
<dl>
<dt>Magazin</dt><dd>${escape(shop)}</dd>
<dt>Descriere</dt><dd>${escape(order.details)}</dd>
<dt>De plată</dt><dd><strong>${escape(inLei(order.amount))} lei</strong></dd>
</dl>
<form method="post" action="${escape(action)}">
<button name="decision" value="approve">Aprobă plata</button>
<button name="decision" value="refuse">Refuză plata</button>
<button name="decision" value="leave">Pleacă fără să plătești</button>
</form>`,
  );
}

function inLei(amount: string): string {
  return Number(amount).toLocaleString("en-US", { minimumFractionDigits: 2 });
}

export function refusalPage(reason: string): string {
  return page("Plata nu poate fi făcută", `<p>${escape(reason)}</p>`);
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0}
form{display:grid;gap:.75rem;margin-top:1.5rem}button{min-height:44px;font:inherit}
.note{padding:.5rem 1rem;background:#fff4d6}`;

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${content}
</main></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

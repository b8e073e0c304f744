import { site } from '../site/site.ts';
import { escapeHtml } from './escapeHtml.ts';

/** A page that needs no file, script or style: `content` is HTML of ours. */
export const plainPage = (content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(site().name)}</title>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

/** Shown when the app's own page keeps failing. Needs no file, no script and no style of ours, so it can't fail too. */
export const helpPath = '/-/help';

export const helpPage = (): string => {
  const { name, supportEmail } = site();
  const [called, address] = [escapeHtml(name), escapeHtml(supportEmail)];
  return plainPage(`<h1>${called} has stopped several times</h1>
<p>We are sorry. Nothing that you saved is lost.</p>
<ul>
<li><a href="/">Try again</a></li>
<li>If it stops again, close ${called}, wait a moment and open it once more.</li>
<li>If that does not help, write to <a href="mailto:${address}">${address}</a>.</li>
</ul>`);
};

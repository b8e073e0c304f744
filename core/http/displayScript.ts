/**
 * The one inline script of our pages: puts the chosen theme, text size and line spacing (core/rules/display/choices.ts) on the root
 * element before anything is painted, and again when they change, in this tab or in another one. A file would cost a round
 * trip before the first paint. What was stored by hand or by an older build is left out where it is no choice of today's.
 */
export const displayScript = `(() => {
  const root = document.documentElement;
  const choices = { theme: /^(light|dark|sepia)$/, textSize: /^(90|115|130|150)$/, lineSpacing: /^(relaxed|wide)$/ };
  const show = (text) => {
    let stored = null;
    try {
      stored = JSON.parse(text);
    } catch {}
    for (const [name, choice] of Object.entries(choices)) {
      if (choice.test(stored?.[name])) root.dataset[name] = stored[name];
      else delete root.dataset[name];
    }
    const chosen = root.dataset.theme;
    for (const meta of document.querySelectorAll('meta[data-theme-color]')) {
      const theme = meta.dataset.themeColor;
      const system = theme === 'sepia' ? 'not all' : '(prefers-color-scheme: ' + theme + ')';
      meta.media = !chosen ? system : chosen === theme ? 'all' : 'not all';
    }
  };
  try {
    show(localStorage.getItem('lampstand:display'));
  } catch {}
  addEventListener('storage', ({ key, newValue }) => key === 'lampstand:display' && show(newValue));
})();`;

/** By which the policy of pages lets that script run and no other. Its test says what it must be. */
export const displayScriptHash = 'sha256-06guOmdAJltgxHJMhKmi1FTJDIwFIViebL/LN/JopEI=';

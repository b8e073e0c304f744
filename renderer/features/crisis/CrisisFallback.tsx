/** Styled in place: it stands in for a file that could not be had. */
export const CrisisFallback = () => (
  <div role="alert">
    <h1 style={{ font: 'bold 2em / 1.2 var(--sans)', letterSpacing: 'normal' }}>Please talk to someone now</h1>
    <p>
      In the United States call <a href="tel:988">988</a>. Anywhere, call your emergency number, or find a line at{' '}
      <a href="https://findahelpline.com">findahelpline.com</a>.
    </p>
  </div>
);

/** The same for the quiet strip. */
export const StripFallback = () => (
  <p>
    If you are in danger, call your emergency number; in the United States call <a href="tel:988">988</a>.
  </p>
);

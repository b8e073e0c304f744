import brand from '../../../content/brand.json' with { type: 'json' };

/** A page that needs no file, script or style: `content` is HTML of ours. */
export const plainPage = (content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${brand.name}</title>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

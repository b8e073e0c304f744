/** Greatest lengths and counts of the About page. */
export const aboutLimits = {
  mission: 2000,
  name: 100,
  title: 100,
  bio: 2000,
  story: 10_000,
  url: 500,
  description: 300,
  resources: 20,
  /** The latest, which are kept. */
  versions: 50,
} as const;

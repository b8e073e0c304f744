/** How a person prays through their journal. */
export interface Choices {
  which: 'few' | 'all' | 'category';
  /** Of which one, where `which` says so. */
  category: string;
  /** 0: no timer. */
  minutes: number;
  breathing: boolean;
  aloud: boolean;
}

export const MINUTES = [0, 5, 10, 20];

const first: Choices = { which: 'few', category: '', minutes: 0, breathing: false, aloud: false };

/** What was chosen the last time; whatever else is stored there counts as nothing. */
export const readChoices = (stored: unknown, categories: readonly string[]): Choices => {
  const { which, category, minutes, breathing, aloud } = { ...first, ...(stored as Partial<Choices> | null) };
  const isKnown = categories.includes(category);
  return {
    which: which === 'all' || (which === 'category' && isKnown) ? which : 'few',
    category: isKnown ? category : (categories[0] ?? ''),
    minutes: MINUTES.includes(minutes) ? minutes : 0,
    breathing: breathing === true,
    aloud: aloud === true,
  };
};

/** How many are brought in one sitting when it is to be a few. */
const FEW = 5;
/** More than anybody brings in one sitting: a bound for what is held in memory. */
const MANY = 1000;

/** What to ask of the journal for them. */
export const roundOf = ({ which, category }: Choices): { count: number; category?: string } => {
  if (which === 'few') return { count: FEW };
  return { count: MANY, ...(which === 'category' && { category }) };
};

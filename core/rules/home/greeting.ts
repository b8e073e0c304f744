/** A greeting by the hour where the person is, 0 to 23. Without a name it greets all the same. */
export const greeting = (hour: number, name: string): string => {
  const words = [partOfDay(hour), name.trim()].filter(Boolean);
  return `${words.join(', ')}.`;
};

const partOfDay = (hour: number): string => {
  if (hour < 5 || hour >= 22) return 'A quiet night to you';
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
};

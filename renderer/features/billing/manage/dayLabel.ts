/** A moment's day where the person is. */
export const dayLabel = (moment: string): string =>
  new Date(moment).toLocaleDateString(undefined, { dateStyle: 'long' });

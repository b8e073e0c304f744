/** Numbers that are no telephone's, whatever their length. They are taken out before one is looked for. */
const OTHER_NUMBERS = [
  // Dates: 2024-05-01, 24.12.2024, 1/2/99.
  /(?<![\d./-])\d{1,4}([./-]) ?\d{1,2}\1 ?\d{1,4}(?![./-]?\d)/g,
  // Times and verses: 10:30, 13:4-7, 5:3–7:27.
  /(?<!\d)\d{1,3}:\d{1,3}(?:[-–]\d{1,3}(?::\d{1,3})?)?(?!\d)/g,
  // Places in books and hymnals.
  /\b(?:hymns?|psalms?|ps|songs?|pages?|pp?|chapters?|verses?|vv?|strong['’]?s|isbn)\.?:?(?: ?(?:no\.?|nos\.?|numbers?|#))? ?\d[\dXx ,&–-]{0,80}/gi,
  // Sums.
  /[$€£¥₦₹]\s?\d[\d,. ]{0,30}/g,
  /(?<!\d)\d[\d,. ]{0,30}\s?(?:usd|eur|gbp|dollars?|euros?|pounds?|naira|rupees?|pesos?|thousand|million|billion|people|souls)\b/gi,
];

const PHONES = [
  // +44 20 7946 0958, 0049 (30) 123456.
  /(?<![\d\p{L}])(?:\+|00(?=[1-9])) ?\d{1,3}(?:[ .()/-]{0,3}\d){6,12}(?!\d)/u,
  // (212) 555-0147, 1-212-555-0147, 212.555.0147, 2125550147.
  /(?<![\d\p{L}.:,-])(?:1[ .-]?)?\(?[2-9]\d\d\)?[ .-]{0,2}[2-9]\d\d[ .-]?\d{4}(?![\d\p{L}])/u,
  // 020 7946 0958, (0161) 496 0000, 01.23.45.67.89, 0803 123 4567.
  /(?<![\d\p{L}.:,-])\(?0\d(?:[ .()/-]{0,2}\d){7,10}(?![\d\p{L}:])/u,
  // Shorter or otherwise grouped ones, where the words say what they are.
  /(?<!\p{L})(?:call|text|phone|ring|tel|telephone|mobile|cell|whatsapp|signal|reach me|contact|my number)(?!\p{L})[^\d\n]{0,30}\d(?:[ .()-]{0,2}\d){6,14}(?!\d)/iu,
];

/** Whether a text holds a telephone number. */
export const hasPhone = (text: string): boolean => {
  const numbers = OTHER_NUMBERS.reduce((left, other) => left.replace(other, ' _ '), text);
  return PHONES.some((phone) => phone.test(numbers));
};

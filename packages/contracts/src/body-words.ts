/**
 * Words about calories and body weight. Texts of challenges and of messages to several people must not contain them,
 * because such numbers burden some of their readers.
 */
const bodyWords =
  /(?<![\p{L}])(kcal|kj|(kilo)?kalorie\p{L}*|(kilo)?joule|kilos?|kg|(körper)?gewicht|gewichts\p{L}*|abnehm\p{L}*|bmi|(körper)?fettanteil)(?![\p{L}])/iu

/** Whether a text mentions calories or body weight. */
export const mentionsBody = (text: string): boolean => bodyWords.test(text)

/** Code that a word in the URL stands for; undefined for an unknown word. @param words word of each code */
export const codeOf = <Code extends string>(words: Readonly<Record<Code, string>>, word: string): Code | undefined =>
  (Object.keys(words) as Code[]).find((code) => words[code] === word)

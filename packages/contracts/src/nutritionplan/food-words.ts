/** Words that do not tell which food is meant: 'kein Fisch', 'alle Pilze'. */
const fillers = new Set([
  'alle',
  'alles',
  'jede',
  'kein',
  'keine',
  'keinen',
  'ohne',
  'gar',
  'sehr',
  'zu',
  'viel',
  'viele',
])

/** Separators of several foods in one entry: 'Pilze, Oliven und Kapern'. */
const separators = /[,;/]|\s(?:und|oder|sowie)\s/

/** Two-word names of foods, with the name used elsewhere in the German-speaking area. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\brote bete\b/g, 'rote rube'],
  [/\bgrunen? bohnen?\b/g, 'fisolen'],
]

/** Synonyms of foods: Austrian recipes say 'Paradeiser', anamneses may say 'Tomaten'. */
const synonyms: readonly (readonly string[])[] = [
  ['tomate', 'paradeiser', 'paradeis'],
  ['kartoffel', 'erdapfel'],
  ['aubergine', 'melanzani'],
  ['quark', 'topfen'],
  ['sahne', 'obers'],
  ['blumenkohl', 'karfiol'],
  ['rosenkohl', 'kohlsprosse'],
  ['rotkohl', 'rotkraut', 'blaukraut'],
  ['weisskohl', 'weisskraut'],
  ['meerrettich', 'kren'],
  ['johannisbeere', 'ribisel'],
  ['aprikose', 'marille'],
  ['pflaume', 'zwetschke', 'zwetschge'],
  ['feldsalat', 'vogerlsalat'],
  ['hackfleisch', 'faschiertes', 'faschierte'],
  ['dill', 'dille'],
  ['hefe', 'germ'],
]

/** Names of food groups, with the member foods whose names do not contain them. */
const groups: readonly (readonly [name: RegExp, members: readonly string[]])[] = [
  [
    /^(?:pilze?n?|schwammerl|schwammerln)$/,
    ['pilz', 'schwammerl', 'champignon', 'pfifferling', 'shiitake', 'seitling', 'morchel'],
  ],
  [/^(?:fleisch)$/, ['fleisch', 'faschiertes', 'faschierte', 'speck', 'schinken', 'huhn', 'pute', 'rind', 'kalb']],
]

/** Compounds that contain a word but name another food. */
const misleadingCompounds: readonly (readonly [word: RegExp, compounds: RegExp])[] = [
  [/^apfel$/, /erdapfel|granatapfel/],
  [/^bohnen?$/, /bohnenkraut/],
  [/^butter$/, /buttermilch|butternuss/],
  [/^erbsen?$/, /kichererbse/],
  [/^fleisch$/, /fruchtfleisch|fleischtomate|fleischparadeis/],
  [/^honig$/, /honigmelone/],
  [/^kase$/, /leberkas/],
  [/^kohl$/, /kohlrabi|kohlenhydrat|kohlensaure|alkohol/],
  [/^kraut$/, /krauter|bohnenkraut/],
  [/^kurbis(?:se)?$/, /kurbiskern/],
  [/^lauch$/, /knoblauch|schnittlauch|barlauch/],
  [/^milch$/, /(?:kokos|mandel|soja|hafer|reis|erdnuss)milch/],
  [/^nusse?n?$/, /muskatnuss|butternuss|kokosnuss|genuss/],
  [/^rind(?:er)?$/, /rinden?$/],
  [/^salate?$/, /salatgurke/],
  [/^wein$/, /schwein|weintraube|weinbeere|weinstein/],
]

/**
 * Pattern of egg and its compounds. 'Ei' is too short for the rules of compounds: 'Reis' and 'Brei' contain its
 * letters.
 */
const egg =
  /^(?:ei|eiern?|eiklar|eigelb|eidotter|eiweiss|eier(?!schw)\p{L}+|ei(?:aufstrich|salat|nockerln?)|(?:spiegel|ruhr|huhner|wachtel)ei(?:ern?)?)$/u

/** Minimum number of letters of each part of a compound. */
const minPartLetters = 3
/** Minimum number of letters of a word whose compounds count; shorter words occur in too many others ('Tee', 'Eis'). */
const minCompoundLetters = 4

/** German endings of plural, case and diminutive. */
const ending = /^(?:e|n|en|er|ern|s|es|erl|erln|chen)?$/

/** Lower case without diacritics: 'Nüsse' → 'nusse', so that an umlaut in the plural makes no difference. */
const normalize = (text: string): string =>
  phrases.reduce(
    (normalized, [phrase, word]) => normalized.replace(phrase, word),
    text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss'),
  )

/** Normalized words of a name. */
export const foodWordsOf = (name: string): string[] => normalize(name).match(/\p{L}+/gu) ?? []

const longEnding = /(?:ern|en|er|es|e|n)$/
const shortEnding = /(?:en|e|n|(?<=[aou])s)$/

/** The word without its ending, unless fewer than three letters would remain. */
const withoutEnding = (word: string, endings: RegExp): string => {
  const stem = word.replace(endings, '')
  return stem.length < minPartLetters ? word : stem
}

const isSameWord = (a: string, b: string): boolean =>
  a === b || `${a}s` === b || a === `${b}s` || withoutEnding(a, longEnding) === withoutEnding(b, longEnding)

/**
 * Whether a word of a name means the food: the same word in another form ('Zwiebel', 'Zwiebeln'), a kind of it
 * ('Jungzwiebeln'), or something made of it ('Zwiebelsuppe'). Oils are excluded: who dislikes olives need not dislike
 * olive oil.
 */
function isOrContains(word: string, food: string): boolean {
  if (food === 'ei' || food === 'eier') return egg.test(word)
  if (word === food) return true
  if (misleadingCompounds.some(([name, compounds]) => name.test(food) && compounds.test(word))) return false
  if (isSameWord(word, food)) return true
  const short = withoutEnding(food, shortEnding)
  const part = short.length >= minCompoundLetters ? short : food
  if (part.length < minCompoundLetters) return false
  const head = word.lastIndexOf(part)
  if (head >= minPartLetters && ending.test(word.slice(head + part.length))) return true
  return word.startsWith(part) && word.length - part.length >= minPartLetters && !word.endsWith('ol')
}

/** Words that mean the same food or, for a group, its member foods. */
function wordsFor(word: string): readonly string[] {
  const group = groups.find(([name]) => name.test(word))
  if (group) return group[1]
  return synonyms.find((same) => same.some((synonym) => isSameWord(synonym, word))) ?? [word]
}

/** Whether a name, given as its words, contains a certain food. */
export type FoodMatch = (words: readonly string[]) => boolean

/**
 * Compiles an entry such as 'rote Linsen' or 'Pilze und Oliven' into a test of names. Of several words all must be in
 * the name; of several foods one is enough. Notes in brackets and negations are ignored.
 */
export function foodMatch(entry: string): FoodMatch {
  const alternatives = entry
    .replace(/\([^)]*\)?/g, ' ')
    .split(separators)
    .map((food) =>
      foodWordsOf(food)
        .filter((word) => !fillers.has(word))
        .map(wordsFor),
    )
    .filter((required) => required.length > 0)
  return (words) =>
    alternatives.some((required) =>
      required.every((same) => same.some((food) => words.some((word) => isOrContains(word, food)))),
    )
}

/** Words that say nothing about which food is meant: 'kein Fisch', 'alle Pilze'. */
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

/** Names that consist of two words in one part of the German-speaking area and of one or others elsewhere. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\brote bete\b/g, 'rote rube'],
  [/\bgrunen? bohnen?\b/g, 'fisolen'],
]

/** Words of the same food: Austrian recipes say 'Paradeiser', forms may say 'Tomaten'. */
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

/** Words of a whole group, with foods whose names do not contain it. */
const groups: readonly (readonly [name: RegExp, members: readonly string[]])[] = [
  [
    /^(?:pilze?n?|schwammerl|schwammerln)$/,
    ['pilz', 'schwammerl', 'champignon', 'pfifferling', 'shiitake', 'seitling', 'morchel'],
  ],
  [/^(?:fleisch)$/, ['fleisch', 'faschiertes', 'faschierte', 'speck', 'schinken', 'huhn', 'pute', 'rind', 'kalb']],
]

/** Compounds that contain a word and are another food. */
const falseFriends: readonly (readonly [word: RegExp, compounds: RegExp])[] = [
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

/** Egg is too short for the rules of compounds: 'Reis' and 'Brei' contain its letters. */
const egg =
  /^(?:ei|eiern?|eiklar|eigelb|eidotter|eiweiss|eier(?!schw)\p{L}+|ei(?:aufstrich|salat|nockerln?)|(?:spiegel|ruhr|huhner|wachtel)ei(?:ern?)?)$/u

/** Shortest part of a compound in letters, on either side. */
const minPartLetters = 3
/** Shortest word whose compounds count: shorter ones are in too many others ('Tee', 'Eis'). */
const minCompoundLetters = 4

/** Endings of plural, case and diminutive. */
const ending = /^(?:e|n|en|er|ern|s|es|erl|erln|chen)?$/

/** Lower case without marks: 'Nüsse' → 'nusse', so that an umlaut of the plural makes no difference. */
const normalize = (text: string): string =>
  phrases.reduce(
    (normalized, [phrase, word]) => normalized.replace(phrase, word),
    text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss'),
  )

/** The words of a name, normalized. */
export const foodWordsOf = (name: string): string[] => normalize(name).match(/\p{L}+/gu) ?? []

const longEnding = /(?:ern|en|er|es|e|n)$/
const shortEnding = /(?:en|e|n|(?<=[aou])s)$/

/** Without the ending, unless fewer than three letters remain. */
const withoutEnding = (word: string, endings: RegExp): string => {
  const stem = word.replace(endings, '')
  return stem.length < minPartLetters ? word : stem
}

const isSameWord = (a: string, b: string): boolean =>
  a === b || `${a}s` === b || a === `${b}s` || withoutEnding(a, longEnding) === withoutEnding(b, longEnding)

/**
 * Whether a word of a name means the food: the same word in another form ('Zwiebel', 'Zwiebeln'), a kind of it
 * ('Jungzwiebeln'), or something made of it ('Zwiebelsuppe', but no oil: who dislikes olives does not dislike olive oil).
 */
function isOrContains(word: string, food: string): boolean {
  if (food === 'ei' || food === 'eier') return egg.test(word)
  if (word === food) return true
  if (falseFriends.some(([name, compounds]) => name.test(food) && compounds.test(word))) return false
  if (isSameWord(word, food)) return true
  const short = withoutEnding(food, shortEnding)
  const part = short.length >= minCompoundLetters ? short : food
  if (part.length < minCompoundLetters) return false
  const head = word.lastIndexOf(part)
  if (head >= minPartLetters && ending.test(word.slice(head + part.length))) return true
  return word.startsWith(part) && word.length - part.length >= minPartLetters && !word.endsWith('ol')
}

/** The words that mean the same food or, for the word of a group, one of its foods. */
function wordsFor(word: string): readonly string[] {
  const group = groups.find(([name]) => name.test(word))
  if (group) return group[1]
  return synonyms.find((same) => same.some((synonym) => isSameWord(synonym, word))) ?? [word]
}

/** Whether a name, given by its words, contains a food. */
export type FoodMatch = (words: readonly string[]) => boolean

/**
 * Compiles what somebody wrote ('rote Linsen', 'Pilze und Oliven') to a test of names. Of several words all have to be in the
 * name; of several foods one. Notes in brackets and negations do not count.
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

import { standardFoodName } from './food-synonyms.ts'

/** Possible names of an ingredient in the food table, the most exact first. */
export interface FoodNames {
  /** Names that mean exactly the food of the line. */
  readonly exact: readonly string[]
  /** Names without adjectives or the first half of a compound; a person has to check foods found by them. */
  readonly similar: readonly string[]
}

const size =
  /^(?:klein|groß|mittelgroß|mittler|mittel|frisch|reif|ganz|bio|tk|tiefgekühlt|zimmerwarm|kalt|warm|lauwarm|weich|flüssig|gehackt|fein|grob|feingehackt)(?:e[nrms]?)?$/i

/** Removes the ending of an adjective: `rote` → `rot`, `geriebener` → `gerieben`. */
const stemOf = (adjective: string) => adjective.toLowerCase().replace(/e[nrms]?$/, '')

const isAdjective = (word: string) => /^[\p{Ll}]/u.test(word)

const withStandard = (name: string) => {
  const standard = standardFoodName(name)
  return standard ? [name, standard] : [name]
}

/** Names made of a base and a describing word: `Mehl` with `glatt` becomes `Weizenmehl, glatt`. */
const described = (noun: string, words: readonly string[]) =>
  words.flatMap((word) => withStandard(noun).map((name) => `${name.replace(/[,(].*$/, '').trim()}, ${word}`))

const distinct = (names: readonly string[]) => [...new Set(names.map((name) => name.toLowerCase()))]

/** Names by which to look up the food of an ingredient. @param note text after the name: `glatt`, `fein gehackt` */
export function foodNamesOf(name: string, note: string | null): FoodNames {
  const words = name.split(' ').filter((word) => word !== '')
  const essential = words.filter((word) => !size.test(word))
  const adjectives = essential.filter(isAdjective).map(stemOf)
  const noun = essential.filter((word) => !isAdjective(word)).join(' ') || name
  const notes = (note ?? '').split(/,\s*/).filter((word) => /^\p{L}+$/u.test(word))
  const plain = essential.join(' ') || name
  const tail = noun.split(/[\s-]/).at(-1) ?? noun
  const exact = distinct([
    ...described(noun, [...adjectives, ...notes].map(stemmed)),
    ...withStandard(name),
    ...withStandard(plain),
  ])
  const similar = distinct([...withStandard(noun), ...withStandard(tail)]).filter((other) => !exact.includes(other))
  return { exact, similar }
}

const stemmed = (word: string) =>
  /e[nrms]?$/.test(word) && word.length > 5 && !/en$/.test(word) ? stemOf(word) : word.toLowerCase()

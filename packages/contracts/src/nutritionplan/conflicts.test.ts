import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Diet, diets, intolerances } from '../care-profile/options.ts'
import { type Allergen, allergens } from '../recipes/allergens.ts'
import { conflictText, shortConflictText } from './conflict-text.ts'
import {
  allergensIn,
  type CareRestrictions,
  type CheckedItem,
  conflictsOf,
  excludedAllergens,
  isConflicting,
} from './conflicts.ts'

const letters = Object.keys(allergens) as Allergen[]

const item = (changes: Partial<CheckedItem> = {}): CheckedItem => ({
  name: 'Linsencurry',
  allergens: [],
  allergensStated: true,
  ingredientNames: ['Rote Linsen', 'Kokosmilch'],
  ...changes,
})
const care = (changes: Partial<CareRestrictions> = {}): CareRestrictions => ({
  allergens: [],
  intolerances: [],
  diet: null,
  dislikes: [],
  ...changes,
})
const textsOf = (...params: Parameters<typeof conflictsOf>) => conflictsOf(...params).map(conflictText)

describe('allergens', () => {
  test.each(letters)('%s is a conflict where it is declared, and none where the declaration lacks it', (letter) => {
    const allergic = care({ allergens: [letter] })
    expect(conflictsOf(item({ allergens: letters }), allergic)).toEqual([{ level: 'allergen', allergen: letter }])
    expect(conflictsOf(item({ allergens: letters.filter((other) => other !== letter) }), allergic)).toEqual([])
  })

  test.each(letters)('%s is unknown where nothing is declared, never free', (letter) => {
    const unstated = item({ allergensStated: false })
    expect(conflictsOf(unstated, care({ allergens: [letter] }))).toEqual([
      { level: 'unknown', allergens: [letter], intolerances: [] },
    ])
  })

  test('those an incomplete declaration lists are contained, the others unknown', () => {
    const unstated = item({ allergens: ['A'], allergensStated: false })
    expect(textsOf(unstated, care({ allergens: ['A', 'H'] }))).toEqual([
      'Allergen: Gluten',
      'Unbekannt: Schalenfrüchte',
    ])
  })

  test('those that need a reason are the ones contained for certain', () => {
    const allergic = care({ allergens: ['A', 'H'] })
    expect(allergensIn(item({ allergens: ['A', 'G'] }), allergic)).toEqual(['A'])
    expect(allergensIn(item({ allergensStated: false }), allergic)).toEqual([])
  })
})

describe('intolerances', () => {
  test.each([
    ['GLUTEN', 'A', 'Unverträglich: Gluten'],
    ['LACTOSE', 'G', 'Unverträglich: Laktose'],
  ] as const)('%s follows from the allergen %s', (intolerance, allergen, text) => {
    const intolerant = care({ intolerances: [intolerance] })
    expect(textsOf(item({ allergens: [allergen] }), intolerant)).toEqual([text])
    expect(textsOf(item(), intolerant)).toEqual([])
    expect(conflictsOf(item({ allergensStated: false }), intolerant)).toEqual([
      { level: 'unknown', allergens: [], intolerances: [intolerance] },
    ])
  })

  test.each(['FRUCTOSE', 'HISTAMINE'] as const)('%s is unknown: no declaration names it', (intolerance) => {
    for (const allergensStated of [true, false])
      expect(conflictsOf(item({ allergens: letters, allergensStated }), care({ intolerances: [intolerance] }))).toEqual(
        [{ level: 'unknown', allergens: [], intolerances: [intolerance] }],
      )
  })

  test('milk that is said to be free of lactose is neither lactose nor free of it', () => {
    const intolerant = care({ allergens: ['G'], intolerances: ['LACTOSE'] })
    const milk = item({ name: 'Milch, laktosefrei', ingredientNames: [], allergens: ['G'] })
    expect(textsOf(milk, intolerant)).toEqual(['Allergen: Milch', 'Unbekannt: Laktose'])
    const tagged = item({ allergens: ['G'], tags: ['Laktosefrei'] })
    expect(textsOf(tagged, intolerant)).toEqual(['Allergen: Milch', 'Unbekannt: Laktose'])
  })
})

describe('diets', () => {
  const meat = ['Hühnerbrust', 'Rindsfaschiertes, mager', 'Tafelspitz', 'Bauchspeck, geräuchert', 'Beinschinken']
  const moreMeat = ['Putenschinken', 'Schweinslungenbraten', 'Lammkeule, ausgelöst', 'Kalbsschnitzel', 'Faschiertes']
  const sausages = [
    'Debreziner Wurst',
    'Frankfurter Würstel',
    'Rindsuppe, klar',
    'Hühnersuppe',
    'Gelatine',
    'Leberkäse',
  ]

  test.each([...meat, ...moreMeat, ...sausages])('%s is meat', (name) => {
    const ingredientNames = ['Zwiebeln', name]
    for (const diet of ['PESCETARIAN', 'VEGETARIAN', 'VEGAN'] as const)
      expect(conflictsOf(item({ ingredientNames }), care({ diet }))).toEqual([{ level: 'diet', diet, evidence: name }])
  })

  test.each([
    'Sojafaschiertes',
    'Veganes Faschiertes',
    'Räuchertofu',
    'Hühnereier',
    'Fleischparadeiser',
    'Erdäpfel, speckig',
    'Fruchtfleisch von Mango',
    'Haselnüsse',
    'Zitronenrinde',
    'Hirschhornsalz',
    'Gänseblümchen',
    'Entsafteter Apfel',
    'Gemüsesuppe, klar',
    'Wurstkraut',
    'Muschelnudeln',
    'Honigmelone',
    'Butterschmalz',
    'Germ, frisch',
  ])('%s is no certain evidence', (name) => {
    expect(conflictsOf(item({ ingredientNames: [name] }), care({ diet: 'VEGAN' }))).toEqual([])
  })

  test('fish is for pescetarians only, whether declared or named', () => {
    const declared = item({ allergens: ['D'] })
    const named = item({ ingredientNames: ['Lachsfilet'], allergensStated: false })
    expect(textsOf(declared, care({ diet: 'PESCETARIAN' }))).toEqual([])
    expect(textsOf(named, care({ diet: 'PESCETARIAN' }))).toEqual([])
    expect(textsOf(declared, care({ diet: 'VEGETARIAN' }))).toEqual(['Nicht vegetarisch: Fisch'])
    expect(textsOf(named, care({ diet: 'VEGETARIAN' }))).toEqual(['Nicht vegetarisch: Lachsfilet'])
    expect(textsOf(item({ ingredientNames: ['Garnelen, geschält'] }), care({ diet: 'VEGAN' }))).toEqual([
      'Nicht vegan: Garnelen, geschält',
    ])
  })

  test('milk, egg and honey are not vegan, and vegetarian', () => {
    for (const diet of ['VEGETARIAN', 'VEGAN'] as const) {
      const isVegan = diet === 'VEGAN'
      expect(textsOf(item({ allergens: ['G'] }), care({ diet }))).toEqual(isVegan ? ['Nicht vegan: Milch'] : [])
      expect(textsOf(item({ allergens: ['C'] }), care({ diet }))).toEqual(isVegan ? ['Nicht vegan: Ei'] : [])
      expect(textsOf(item({ ingredientNames: ['Honig'] }), care({ diet }))).toEqual(
        isVegan ? ['Nicht vegan: Honig'] : [],
      )
    }
  })

  test('a tag of meat or fish counts, the name of a dish does not', () => {
    expect(textsOf(item({ tags: ['Geflügel'] }), care({ diet: 'PESCETARIAN' }))).toEqual([
      'Nicht pescetarisch: Geflügel',
    ])
    expect(textsOf(item({ name: 'Falsche Wurst' }), care({ diet: 'VEGAN' }))).toEqual([])
  })

  test.each((Object.keys(diets) as Diet[]).filter((diet) => !['PESCETARIAN', 'VEGETARIAN', 'VEGAN'].includes(diet)))(
    '%s excludes nothing for certain',
    (diet) => {
      const everything = item({ allergens: letters, ingredientNames: [...meat, 'Zucker'], tags: ['Fleisch'] })
      expect(conflictsOf(everything, care({ diet }))).toEqual([])
    },
  )
})

describe('dislikes', () => {
  test('name what was written and where it was found', () => {
    const dish = item({ name: 'Krautsuppe', ingredientNames: ['Weißkraut', 'Koriandergrün'] })
    expect(textsOf(dish, care({ dislikes: ['Koriander', 'Kapern', 'Krautsuppe'] }))).toEqual([
      'Abneigung: Koriander (Koriandergrün)',
      'Abneigung: Krautsuppe',
    ])
  })

  test('of fish, seafood and nuts also count the declared allergens', () => {
    const dish = item({ name: 'Kuchen', allergens: ['D', 'H', 'R'] })
    expect(textsOf(dish, care({ dislikes: ['Fisch', 'Meeresfrüchte', 'Nüsse', 'Walnüsse'] }))).toEqual([
      'Abneigung: Fisch (Kuchen)',
      'Abneigung: Meeresfrüchte (Kuchen)',
      'Abneigung: Nüsse (Kuchen)',
    ])
  })

  test('of a food look at its own name', () => {
    const food = item({ name: 'Walnüsse', ingredientNames: [], allergens: ['H'] })
    expect(textsOf(food, care({ allergens: ['H'], dislikes: ['Nuss'], diet: 'VEGAN' }))).toEqual([
      'Allergen: Schalenfrüchte',
      'Abneigung: Nuss (Walnüsse)',
    ])
  })
})

test('the gravest come first, and only unknown ones do not rule an item out', () => {
  const all = care({
    allergens: ['H', 'G'],
    intolerances: ['HISTAMINE', 'GLUTEN'],
    diet: 'VEGETARIAN',
    dislikes: ['Linsen'],
  })
  const dish = item({ allergens: ['A', 'G'], allergensStated: false, ingredientNames: ['Speck', 'Linsen'] })
  const conflicts = conflictsOf(dish, all)
  expect(conflicts.map(({ level }) => level)).toEqual(['allergen', 'intolerance', 'diet', 'dislike', 'unknown'])
  expect(conflictText(conflicts[4] ?? expect.fail())).toBe('Unbekannt: Schalenfrüchte, Histamin')
  expect(isConflicting(conflicts)).toBe(true)
  expect(isConflicting(conflicts.slice(4))).toBe(false)
  expect(isConflicting([])).toBe(false)
})

test('an empty profile has no conflict with anything', () => {
  expect(conflictsOf(item({ allergens: letters, allergensStated: false }), care())).toEqual([])
})

test('allergens to search without are those that conflict whatever else an item is', () => {
  const subset = fc.subarray(letters)
  const profiles = fc.record({
    allergens: subset,
    intolerances: fc.subarray(Object.keys(intolerances) as (keyof typeof intolerances)[]),
    diet: fc.constantFrom(null, ...(Object.keys(diets) as Diet[])),
  })
  fc.assert(
    fc.property(profiles, fc.boolean(), (profile, isClaimed) => {
      const restricted = care(profile)
      const tags = isClaimed ? ['Laktosefrei'] : []
      for (const letter of letters) {
        const isExcluded = excludedAllergens(restricted).includes(letter)
        const conflicts = isConflicting(conflictsOf(item({ allergens: [letter], tags }), restricted))
        if (isExcluded) expect(conflicts).toBe(true)
        else if (letter !== 'G' || !profile.intolerances.includes('LACTOSE')) expect(conflicts).toBe(false)
      }
    }),
  )
})

test('every allergen of a profile is contained, declared free or named as unknown', () => {
  const subset = fc.subarray(letters)
  fc.assert(
    fc.property(subset, subset, fc.boolean(), fc.string(), (contained, allergic, allergensStated, name) => {
      const conflicts = conflictsOf(
        item({ name, allergens: contained, allergensStated }),
        care({ allergens: allergic }),
      )
      const known = conflicts.flatMap((conflict) => (conflict.level === 'allergen' ? [conflict.allergen] : []))
      const unknown = conflicts.flatMap((conflict) => (conflict.level === 'unknown' ? conflict.allergens : []))
      expect(known).toEqual(allergic.filter((letter) => contained.includes(letter)))
      expect(unknown).toEqual(allergensStated ? [] : allergic.filter((letter) => !contained.includes(letter)))
    }),
  )
})

test('reads any text without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, dislike) => {
      const all = care({ intolerances: Object.keys(intolerances) as (keyof typeof intolerances)[], diet: 'VEGAN' })
      conflictsOf(item({ name, ingredientNames: [name] }), { ...all, dislikes: [dislike] })
    }),
  )
})

test('has a short text for narrow columns', () => {
  const conflicts: Parameters<typeof shortConflictText>[0][] = [
    { level: 'allergen', allergen: 'H' },
    { level: 'intolerance', intolerance: 'LACTOSE' },
    { level: 'diet', diet: 'VEGAN', evidence: 'Milch' },
    { level: 'dislike', word: 'Zimt', evidence: 'Zimtstange' },
    { level: 'unknown', allergens: ['H'], intolerances: [] },
  ]
  expect(conflicts.map(shortConflictText)).toEqual(['Schalenfrüchte', 'Laktose', 'Nicht vegan', 'Zimt', 'Unbekannt'])
})

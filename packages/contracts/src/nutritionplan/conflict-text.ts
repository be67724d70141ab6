import { type Diet, intolerances } from '../care-profile/options.ts'
import { allergens } from '../recipes/allergens.ts'
import type { Conflict } from './conflicts.ts'

const dietAdjectives: Partial<Readonly<Record<Diet, string>>> = {
  PESCETARIAN: 'pescetarisch',
  VEGETARIAN: 'vegetarisch',
  VEGAN: 'vegan',
}

/** Conflict in German words without final punctuation: 'Allergen: Schalenfrüchte'. */
export function conflictText(conflict: Conflict): string {
  switch (conflict.level) {
    case 'allergen':
      return `Allergen: ${allergens[conflict.allergen]}`
    case 'intolerance':
      return `Unverträglich: ${intolerances[conflict.intolerance]}`
    case 'diet':
      return `Nicht ${dietAdjectives[conflict.diet] ?? 'passend'}: ${conflict.evidence}`
    case 'dislike':
      return conflict.evidence.toLowerCase() === conflict.word.toLowerCase()
        ? `Abneigung: ${conflict.word}`
        : `Abneigung: ${conflict.word} (${conflict.evidence})`
    case 'unknown':
      return `Unbekannt: ${[
        ...conflict.allergens.map((allergen) => allergens[allergen]),
        ...conflict.intolerances.map((intolerance) => intolerances[intolerance]),
      ].join(', ')}`
  }
}

/**
 * Conflict in a word or two, for narrow places where an icon shows its level: 'Schalenfrüchte', 'Nicht vegan'. It is no
 * substitute for `conflictText`, which names level and evidence.
 */
export function shortConflictText(conflict: Conflict): string {
  switch (conflict.level) {
    case 'allergen':
      return allergens[conflict.allergen]
    case 'intolerance':
      return intolerances[conflict.intolerance]
    case 'diet':
      return `Nicht ${dietAdjectives[conflict.diet] ?? 'passend'}`
    case 'dislike':
      return conflict.word
    case 'unknown':
      return 'Unbekannt'
  }
}

import { type Diet, intolerances } from '../care-profile/options.ts'
import { allergens } from '../recipes/allergens.ts'
import type { Conflict } from './conflicts.ts'

const dietAdjectives: Partial<Readonly<Record<Diet, string>>> = {
  PESCETARIAN: 'pescetarisch',
  VEGETARIAN: 'vegetarisch',
  VEGAN: 'vegan',
}

/** A conflict in German words, without punctuation at the end: 'Allergen: Schalenfrüchte'. */
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

import type { Food } from '@kostbar/contracts/foods/schemas'
import { nutrients } from '@kostbar/contracts/nutrition'
import { aisles } from '@kostbar/contracts/shopping/aisles'
import { Notice } from '../../ui/notice.tsx'
import { type FoodFormValues, foodFormValues, optionalNumbers } from './food-form-values.ts'
import { texts } from './texts.ts'

type Reading = readonly [label: string, textOf: (values: FoodFormValues) => string]

const numberReading = (name: (typeof nutrients | typeof optionalNumbers)[number]): Reading => [
  texts[name],
  (values) => values[name],
]

/** Label and text of each field of a food. */
const readings: readonly Reading[] = [
  [texts.name, ({ name }) => name],
  [texts.aisle, ({ aisle }) => aisles[aisle]],
  ...nutrients.map(numberReading),
  ...optionalNumbers.map(numberReading),
  [texts.gramsPerPiece, ({ gramsPerPiece }) => gramsPerPiece],
  [texts.gramsPerMl, ({ gramsPerMl }) => gramsPerMl],
  [texts.singular, ({ singular }) => singular],
  [texts.plural, ({ plural }) => plural],
  [texts.portions, ({ portions }) => portions.map(({ name, grams }) => `${name} ${grams} g`).join(', ')],
  [texts.allergens, ({ allergens, noAllergens }) => (noAllergens ? texts.noAllergens : allergens.join(', '))],
]

interface ChangedFoodProps {
  /** Food with which the form was opened. */
  readonly before: Food
  /** Food as it was saved elsewhere since. */
  readonly after: Food
}

/** Notice that a food was changed elsewhere, with the values that are stored now. */
export function ChangedFood({ before, after }: ChangedFoodProps) {
  const [old, stored] = [foodFormValues(before), foodFormValues(after)]
  const changed = readings.filter(([, textOf]) => textOf(old) !== textOf(stored))
  return (
    <Notice tone="berry">
      <p>{texts.changedMeanwhile}</p>
      <p className="mt-2 text-ink">{texts.storedElsewhere}</p>
      <dl className="font-normal text-ink">
        {changed.map(([label, textOf]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{label}:</dt>
            <dd className="min-w-0 wrap-anywhere">{textOf(stored) || texts.nothingStored}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

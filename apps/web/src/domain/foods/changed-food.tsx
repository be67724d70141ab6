import type { Food } from '@kostbar/contracts/foods/schemas'
import { nutrients } from '@kostbar/contracts/nutrition'
import { aisles } from '@kostbar/contracts/shopping/aisles'
import { ChangedFields, type FieldReading, StoredElsewhere } from '../../ui/stored-elsewhere.tsx'
import { type FoodFormValues, foodFormValues, optionalNumbers } from './food-form-values.ts'
import { texts } from './texts.ts'

type Reading = FieldReading<FoodFormValues>

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
export const ChangedFood = ({ before, after }: ChangedFoodProps) => (
  <StoredElsewhere text={texts.changedMeanwhile}>
    <ChangedFields readings={readings} before={foodFormValues(before)} after={foodFormValues(after)} />
  </StoredElsewhere>
)

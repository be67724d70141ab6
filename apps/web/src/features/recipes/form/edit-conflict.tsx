import { ingredientSentence } from '@kostbar/contracts/recipes/ingredient-text'
import { Button } from '../../../ui/button.tsx'
import { focusOnMount } from '../../../ui/focus-on-mount.ts'
import { Notice } from '../../../ui/notice.tsx'
import { amountOf, type RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

interface EditConflictProps {
  readonly mine: RecipeFormValues
  readonly theirs: RecipeFormValues
  readonly isPending: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Text of each form field in one line, for the comparison. */
const readings: { readonly [Field in keyof typeof texts.conflictFields]: (form: RecipeFormValues) => string } = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  servings: ({ servings }) => servings,
  prepMinutes: ({ prepMinutes }) => prepMinutes,
  tags: ({ tags }) => tags.join(', '),
  ingredients: ({ ingredients }) =>
    ingredients.map((ingredient) => ingredientSentence({ ...ingredient, amount: amountOf(ingredient) })).join('; '),
  steps: ({ steps }) => steps.map(({ text }) => text).join(' '),
  nutrition: ({ isComputed, kcal, carbs, proteins, fats }) =>
    isComputed ? texts.isComputed : texts.entered(kcal, carbs, proteins, fats),
  allergens: ({ hasComputedAllergens, allergens, noAllergens }) =>
    hasComputedAllergens ? texts.hasComputedAllergens : noAllergens ? texts.noAllergens : allergens.join(', '),
  source: ({ source }) => (source ? [source.title, source.author, source.url].filter(Boolean).join(', ') : ''),
}

/**
 * Conflict notice after somebody else saved the recipe: differing fields of both versions, and a choice. Focused, because
 * the button that saves is far below it.
 */
export function EditConflict({ mine, theirs, isPending, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const fields = (Object.keys(readings) as (keyof typeof readings)[]).filter(
    (field) => readings[field](mine) !== readings[field](theirs),
  )
  return (
    <Notice tone="berry">
      <p ref={focusOnMount} tabIndex={-1}>
        {texts.conflict}
      </p>
      <dl className="mt-3 flex flex-col gap-3 font-normal text-ink">
        {fields.map((field) => (
          <div key={field}>
            <dt className="font-semibold">{texts.conflictFields[field]}</dt>
            <dd className="wrap-anywhere">
              <span className="text-ink-soft">{texts.mine}</span> {readings[field](mine) || texts.nothing}
            </dd>
            <dd className="wrap-anywhere">
              <span className="text-ink-soft">{texts.theirs}</span> {readings[field](theirs) || texts.nothing}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" pending={isPending} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button size="sm" variant="secondary" disabled={isPending} onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </Notice>
  )
}

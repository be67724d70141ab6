import { ingredientSentence } from '@kostbar/contracts/recipes/ingredient-text'
import { Button } from '../../../ui/button.tsx'
import { focusOnMount } from '../../../ui/focus-on-mount.ts'
import { Notice } from '../../../ui/notice.tsx'
import { amountOf, type RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

interface EditConflictProps {
  readonly mine: RecipeFormValues
  readonly theirs: RecipeFormValues
  /** The photo of both versions in words; undefined if it is not known to differ. */
  readonly photo: { readonly mine: string; readonly theirs: string } | undefined
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
export function EditConflict({ mine, theirs, photo, isPending, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const fields = (Object.keys(readings) as (keyof typeof readings)[])
    .map((field) => ({
      name: texts.conflictFields[field],
      mine: readings[field](mine),
      theirs: readings[field](theirs),
    }))
    .filter((field) => field.mine !== field.theirs)
  const shown = photo ? [...fields, { name: texts.photo, ...photo }] : fields
  return (
    <Notice tone="berry">
      <p ref={focusOnMount} tabIndex={-1}>
        {texts.conflict}
      </p>
      {shown.length > 0 ? (
        <dl className="mt-3 flex flex-col gap-3 font-normal text-ink">
          {shown.map((field) => (
            <div key={field.name}>
              <dt className="font-semibold">{field.name}</dt>
              <dd className="wrap-anywhere">
                <span className="text-ink-soft">{texts.mine}</span> {field.mine || texts.nothing}
              </dd>
              <dd className="wrap-anywhere">
                <span className="text-ink-soft">{texts.theirs}</span> {field.theirs || texts.nothing}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-3 font-normal text-ink">{texts.nothingDiffers}</p>
      )}
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

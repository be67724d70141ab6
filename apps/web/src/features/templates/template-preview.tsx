import { humanifiedMeals, weekdayNames } from '@kostbar/contracts/meals'
import { sumNutrition } from '@kostbar/contracts/nutritionplan/day-sums'
import type { PlannedMeal } from '@kostbar/contracts/nutritionplan/schemas'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { useQuery } from '@tanstack/react-query'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { query } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type TemplateAnswer, TemplateHead } from './template-head.tsx'
import { texts } from './texts.ts'
import { useTemplateActions } from './use-template-actions.ts'

/** Preview of a template that cannot be edited: the reason, its week, and possible actions. */
export function TemplatePreview({ template }: { template: TemplateAnswer }) {
  const { isSystem, deletedAt, days } = template
  const actions = useTemplateActions()
  const { data } = useQuery(query(templates.list, { query: { perPage: 1 } }))
  const why = deletedAt ? texts.readOnlyDeleted : isSystem ? texts.readOnlySystem : texts.readOnlySlots
  return (
    <>
      <TemplateHead template={template}>
        {deletedAt ? (
          <Button pending={actions.isPending} onClick={() => actions.restore(template)}>
            {texts.restore}
          </Button>
        ) : data?.rights.mayCreate ? (
          <Button variant="secondary" pending={actions.isPending} onClick={() => actions.copy(template)}>
            {texts.copyToEdit}
          </Button>
        ) : null}
      </TemplateHead>
      <Notice>{why}</Notice>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {days.map((day) => (
          <Card key={day.day} as="section" aria-label={weekdayNames[day.day]}>
            <h2 className="flex items-baseline justify-between gap-3 text-lg">
              {weekdayNames[day.day]}
              <span className="text-sm font-normal text-ink-soft tabular-nums">
                {texts.kcal(sumNutrition(day).kcal)}
              </span>
            </h2>
            <MealList meals={day.meals} />
          </Card>
        ))}
      </div>
    </>
  )
}

function MealList({ meals }: { meals: readonly PlannedMeal[] }) {
  const planned = meals.filter(({ recipes, foods, note }) => recipes.length + foods.length > 0 || note !== '')
  if (planned.length === 0) return <p className="mt-2 text-sm text-ink-soft">{texts.nothingPlanned}</p>
  return (
    <dl className="mt-2 flex flex-col gap-2 text-sm">
      {planned.map(({ id, recipes, foods, note }) => (
        <div key={id}>
          <dt className="text-ink-soft">{humanifiedMeals[id]}</dt>
          {recipes.map((recipe) => (
            <dd key={recipe.entryId} className="hyphens-auto wrap-anywhere">
              {recipeName(recipe.name)} <span className="text-ink-soft">{texts.portions(recipe.portions)}</span>{' '}
              {recipe.removed ? <Badge tone="apricot">{texts.removedItems(1)}</Badge> : null}
            </dd>
          ))}
          {foods.map((food) => (
            <dd key={food.entryId} className="wrap-anywhere">
              {food.name} <span className="text-ink-soft">{texts.foodGrams(food.grams)}</span>
            </dd>
          ))}
          {note ? <dd className="wrap-anywhere italic">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}

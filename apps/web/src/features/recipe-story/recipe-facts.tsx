import type { ContentOf } from '@kostbar/contracts/content'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { texts } from './texts.ts'

/** Facts of a recipe: energy (hidden in protective mode), cooking time and servings. */
export function RecipeFacts({ recipe: { kcal, cookingTime, servings } }: { recipe: ContentOf<'recipe'> }) {
  const isHidden = useProtectiveMode()
  const facts = [
    { name: texts.energy, value: !isHidden && kcal && texts.kcal(kcal) },
    { name: texts.cookingTime, value: cookingTime && texts.minutes(cookingTime) },
    { name: texts.servingsName, value: servings && texts.servings(servings) },
  ]
  return (
    <dl className="mt-5 flex flex-wrap gap-x-6 sm:gap-x-8 gap-y-3">
      {facts.map(({ name, value }) =>
        value ? (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-display text-xl">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

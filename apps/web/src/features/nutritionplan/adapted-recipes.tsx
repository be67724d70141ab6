import { humanifiedMeals, weekdayNames } from '@kostbar/contracts/meals'
import type { Adaptation } from '@kostbar/contracts/templates/week-schemas'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { texts } from './texts.ts'

/** Recipes of a shipped week that were replaced or left out because of the care profile, with the reasons. */
export const AdaptedRecipes = ({ adapted }: { adapted: readonly Adaptation[] }) => (
  <details className="mt-1 font-normal">
    <summary className="cursor-pointer underline">{texts.adapted(adapted.length)}</summary>
    <ul className="mt-2 list-disc pl-5 text-sm">
      {adapted.map(({ day, meal, name, replacement, reasons }) => (
        <li key={`${day} ${meal} ${name}`} className="py-0.5 wrap-anywhere">
          {`${weekdayNames[day]}, ${humanifiedMeals[meal]}: `}
          {replacement ? texts.replacedBy(recipeName(name), recipeName(replacement)) : texts.leftOut(recipeName(name))}
          {` (${reasons.join('; ')})`}
        </li>
      ))}
    </ul>
  </details>
)

import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { Clock3, Flame } from 'lucide-react'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** Facts of a recipe: energy per portion (hidden in protective mode) and preparation time if known. */
export function RecipeFacts({ recipe: { kcal, prepMinutes } }: { recipe: Recipe }) {
  const isHidden = useProtectiveMode()
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft empty:hidden">
      {isHidden ? null : (
        <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
          <Flame className="size-4 text-apricot-ink" aria-hidden="true" />
          {texts.kcal(kcal)}
        </span>
      )}
      {prepMinutes ? (
        <span className="inline-flex items-center gap-1.5">
          <Clock3 className="size-4" aria-hidden="true" />
          <VisuallyHidden>{texts.prepTime} </VisuallyHidden>
          {texts.minutes(prepMinutes)}
        </span>
      ) : null}
    </p>
  )
}

import type { ContentOf } from '@kostbar/contracts/content'
import { MacroList } from '../../domain/macros/macro-list.tsx'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { texts } from './texts.ts'

/** Macros of one serving of a recipe; renders nothing in protective mode, or when an editor has left one of them out. */
export function MacrosPerServing({ recipe: { carbs, proteins, fats } }: { recipe: ContentOf<'recipe'> }) {
  const isHidden = useProtectiveMode()
  if (isHidden || carbs === undefined || proteins === undefined || fats === undefined) return null
  return (
    <section aria-labelledby="pro-portion" className="mt-6 max-w-sm">
      <h2 id="pro-portion" className="text-lg">
        {texts.perServing}
      </h2>
      <MacroList carbs={carbs} proteins={proteins} fats={fats} className="mt-2" />
    </section>
  )
}

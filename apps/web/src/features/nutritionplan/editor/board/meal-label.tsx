import type { Meal } from '@kostbar/contracts/meals'
import { memo } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useEditor, usePlanValue } from '../editor-context.ts'
import { isMealEnabled } from '../state/plan-week.ts'
import { texts } from '../texts.ts'

/** Row heading with a meal's name and the switch that enables the meal for the whole week. */
export const MealLabel = memo(function MealLabel({ meal }: { meal: Meal }) {
  const { actions, isTemplate } = useEditor()
  const isEnabled = usePlanValue(({ history }) => isMealEnabled(history.week, meal))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a header of the grid, not of a table
    // biome-ignore lint/a11y/useFocusableInteractive: the switch inside has the focus
    <div
      role="rowheader"
      className="flex items-center justify-between gap-2 pt-2 @min-[52rem]:flex-col @min-[52rem]:items-start @min-[52rem]:justify-start @min-[52rem]:gap-1.5"
    >
      <span
        className={classNames(
          'font-semibold wrap-anywhere @min-[52rem]:text-xs @min-[52rem]:leading-tight',
          isEnabled ? 'text-ink' : 'text-ink-soft',
        )}
      >
        {texts.meals[meal]}
      </span>
      {isTemplate ? null : (
        <button
          type="button"
          role="switch"
          aria-checked={isEnabled}
          aria-label={texts.switchMeal(meal)}
          onClick={() => actions.enableMeal(meal, !isEnabled)}
          className="grid h-8 w-11 place-items-center rounded-full pointer-coarse:h-11"
        >
          <span
            className={classNames(
              'flex h-5 w-9 items-center rounded-full p-0.5 inset-ring transition-colors duration-(--quick)',
              isEnabled ? 'bg-leaf inset-ring-leaf' : 'bg-raised inset-ring-line-strong',
            )}
          >
            <span
              className={classNames(
                'size-4 rounded-full transition-[translate] duration-(--quick)',
                isEnabled ? 'translate-x-4 bg-on-leaf' : 'bg-line-strong',
              )}
            />
          </span>
        </button>
      )}
    </div>
  )
})

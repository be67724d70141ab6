import { meals } from '@kostbar/contracts/meals'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConflictBadges } from '../../../../domain/conflicts/conflict-badges.tsx'
import { macroNames, macros } from '../../../../domain/macros/macros.ts'
import { NutrientDot } from '../../../../domain/macros/nutrient-dot.tsx'
import { nutrientName } from '../../../../domain/macros/target-levels.ts'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { SlotFields } from '../../../../domain/plans/slot-fields.tsx'
import { recipeName } from '../../../../domain/recipes/recipe-name.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useEditor, usePlanValue } from '../editor-context.ts'
import { entryNutrition, findEntry, type PlanEntry, slotOf } from '../state/plan-week.ts'
import { figuresOf } from '../state/shown-figures.ts'
import { texts } from '../texts.ts'
import { AmountField } from './amount-field.tsx'

/** Dialog with all actions on an entry; closes when the entry no longer exists. */
export function EntryDialog({ entryKey }: { entryKey: string }) {
  const { board } = useEditor()
  const slot = usePlanValue(({ history }) => {
    const slot = slotOf(history.week, entryKey)
    return slot && `${slot.day} ${slot.meal}`
  })
  const entry = usePlanValue(({ history }) => {
    const slot = slotOf(history.week, entryKey)
    return slot && findEntry(history.week.days[slot.day][slot.meal], entryKey)
  })
  if (!entry || !slot) return null
  const [day, meal] = slot.split(' ') as [MealSlot['day'], MealSlot['meal']]
  return (
    <Dialog isOpen onOpenChange={board.close} title={recipeName(entry.item.name)} size="sm">
      <EntryActions entry={entry} slot={{ day, meal }} />
    </Dialog>
  )
}

function EntryActions({ entry, slot }: { entry: PlanEntry; slot: MealSlot }) {
  const { board, actions, conflictsOf } = useEditor()
  const disabled = usePlanValue(({ history }) => history.week.disabledMeals)
  const [target, setTarget] = useState(slot)
  const { key, item, amount, locked } = entry
  const isElsewhere = target.day !== slot.day || target.meal !== slot.meal
  return (
    <div className="flex flex-col gap-4">
      <p className="-mt-1 text-sm text-ink-soft">{texts.slotName(slot)}</p>
      <ConflictBadges conflicts={conflictsOf(item)} />
      <AmountField item={item} amount={amount} onChange={(changed) => actions.setAmount(key, changed)} />
      <Figures entry={entry} slot={slot} />
      {item.kind === 'recipe' ? (
        <Checkbox
          label={texts.lock}
          description={texts.lockHint}
          checked={locked}
          onChange={(event) => actions.setLocked(key, event.target.checked)}
        />
      ) : null}
      <div className="border-t border-line pt-4">
        <SlotFields value={target} meals={meals.filter((meal) => !disabled.includes(meal))} onChange={setTarget} />
        <Button
          size="sm"
          variant="secondary"
          disabled={!isElsewhere}
          onClick={() => {
            board.close()
            actions.move(key, target)
          }}
        >
          {texts.move}
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
        <div className="flex gap-1">
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              board.close()
              actions.copyEntry(key)
            }}
          >
            <Copy className="size-4" aria-hidden="true" />
            {texts.copyEntry}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="text-berry!"
            onClick={() => {
              board.close()
              actions.remove(key)
            }}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            {texts.remove}
          </Button>
        </div>
        <Button size="sm" onClick={board.close}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}

/** Energy and macros of the planned amount. */
function Figures({ entry, slot }: { entry: PlanEntry; slot: MealSlot }) {
  const { areNumbersHidden } = useEditor()
  // Rounded as on the entry's card, so that the figures of a day add up.
  const kcal = usePlanValue(({ history }) => figuresOf(history.week, slot.day).kcalByEntry.get(entry.key) ?? 0)
  if (areNumbersHidden) return null
  const nutrition = entryNutrition(entry)
  return (
    <dl aria-label={texts.perEntry} className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
      <div>
        <dt className="sr-only">{nutrientName('kcal')}</dt>
        <dd className="font-semibold">{texts.kcal(kcal)}</dd>
      </div>
      {macros.map((macro) => (
        <div key={macro} className="flex items-center gap-1.5">
          <NutrientDot nutrient={macro} className="size-2" />
          <dt className="text-ink-soft">{macroNames[macro]}</dt>
          <dd className="font-semibold">{formatNumber(Math.round(nutrition[macro]))} g</dd>
        </div>
      ))}
    </dl>
  )
}

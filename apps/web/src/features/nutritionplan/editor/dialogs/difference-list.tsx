import { humanifiedMeals, weekdayNames } from '@kostbar/contracts/meals'
import { Minus, PencilLine, Plus } from 'lucide-react'
import { recipeName } from '../../../../domain/recipes/recipe-name.ts'
import type { ContentDifference, MealDifference, WeekDifference } from '../state/week-difference.ts'
import { texts } from '../texts.ts'

const kinds = {
  new: { Icon: Plus, className: 'text-leaf', label: texts.changes.addedLabel },
  gone: { Icon: Minus, className: 'text-berry', label: texts.changes.removedLabel },
  changed: { Icon: PencilLine, className: 'text-apricot-ink', label: texts.changes.changedLabel },
} as const

function describe(change: ContentDifference): { readonly kind: keyof typeof kinds; readonly text: string } {
  const { changes, amountOf } = texts
  switch (change.type) {
    case 'added':
      return { kind: 'new', text: changes.added(recipeName(change.item.name), amountOf(change.item, change.amount)) }
    case 'removed':
      return { kind: 'gone', text: changes.removed(recipeName(change.item.name), amountOf(change.item, change.amount)) }
    case 'amount':
      return {
        kind: 'changed',
        text: changes.amount(
          recipeName(change.item.name),
          amountOf(change.item, change.from),
          amountOf(change.item, change.to),
        ),
      }
    case 'locked':
      return {
        kind: 'changed',
        text: (change.locked ? changes.locked : changes.unlocked)(recipeName(change.item.name)),
      }
    case 'note':
      if (change.from === '') return { kind: 'new', text: changes.noteAdded(change.to) }
      if (change.to === '') return { kind: 'gone', text: changes.noteRemoved(change.from) }
      return { kind: 'changed', text: changes.noteChanged(change.to) }
    case 'order':
      return { kind: 'changed', text: changes.order }
  }
}

const Change = ({ change }: { change: ContentDifference }) => {
  const { kind, text } = describe(change)
  const { Icon, className, label } = kinds[kind]
  return (
    <li className="flex items-start gap-2 py-0.5">
      <Icon className={`mt-1 size-4 shrink-0 ${className}`} aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{label}: </span>
        {text}
      </span>
    </li>
  )
}

/** Changes of a day, by meal. */
export const MealDifferences = ({ meals }: { meals: readonly MealDifference[] }) => (
  <dl className="text-sm">
    {meals.map(({ meal, changes }) => (
      <div key={meal} className="gap-3 py-1 sm:grid sm:grid-cols-[8.5rem_1fr]">
        <dt className="text-ink-soft">{humanifiedMeals[meal]}</dt>
        <dd>
          <ul>
            {changes.map((change) => (
              <Change key={describe(change).text + change.type} change={change} />
            ))}
          </ul>
        </dd>
      </div>
    ))}
  </dl>
)

/** Changes of a week: meals switched on or off, then changes by day. */
export const WeekDifferences = ({ difference }: { difference: WeekDifference }) => (
  <div className="flex flex-col divide-y divide-line">
    {difference.switchedOn.length > 0 ? <p className="py-2">{texts.switchedOn(difference.switchedOn)}</p> : null}
    {difference.switchedOff.length > 0 ? <p className="py-2">{texts.switchedOff(difference.switchedOff)}</p> : null}
    {difference.days.map(({ day, meals }) => (
      <section key={day} className="py-2.5">
        <h3 className="text-base">{weekdayNames[day]}</h3>
        <MealDifferences meals={meals} />
      </section>
    ))}
  </div>
)

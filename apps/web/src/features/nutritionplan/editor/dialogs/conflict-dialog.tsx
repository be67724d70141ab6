import { humanifiedMeals, type meals, weekdayNames } from '@kostbar/contracts/meals'
import { recipeName } from '../../../../domain/recipes/recipe-name.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useEditor, usePlanValue } from '../editor-context.ts'
import type { DayConflict } from '../state/plan-snapshot.ts'
import { changedMeals, type DayPlan, isEmptyMeal } from '../state/plan-week.ts'
import { dayDifference } from '../state/week-difference.ts'
import { texts } from '../texts.ts'
import { MealDifferences } from './difference-list.tsx'

/**
 * Dialog to choose between two versions of a day that was changed here and elsewhere. It can be postponed without loss.
 */
export function ConflictDialog({ conflict, onClose }: { conflict: DayConflict; onClose: () => void }) {
  const { plan } = useEditor()
  const { day, theirs } = conflict
  const mine = usePlanValue(({ history }) => history.week.days[day])
  const differing = changedMeals(theirs, mine)
  return (
    <Dialog isOpen onOpenChange={onClose} title={`${weekdayNames[day]}: ${texts.conflictTitle}`} size="lg">
      <p className="measure text-ink-soft">{texts.conflictText}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Version title={texts.mine} day={mine} meals={differing} />
        <Version title={texts.theirs} day={theirs} meals={differing} />
      </div>
      <h3 className="mt-5 mb-1 text-base">{texts.changesInMine}</h3>
      <MealDifferences meals={dayDifference(theirs, mine)} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => plan.resolveConflict(day, 'mine')}>{texts.keepMine}</Button>
        <Button variant="secondary" onClick={() => plan.resolveConflict(day, 'theirs')}>
          {texts.takeTheirs}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.decideLater}
        </Button>
      </div>
    </Dialog>
  )
}

interface VersionProps {
  readonly title: string
  readonly day: DayPlan
  /** Meals in which the two versions differ. */
  readonly meals: readonly (typeof meals)[number][]
}

const Version = ({ title, day, meals: shown }: VersionProps) => (
  <section className="rounded-lg bg-sunk p-4 text-sm">
    <h3 className="mb-2 text-base">{title}</h3>
    <dl>
      {shown.map((meal) => (
        <div key={meal} className="py-1">
          <dt className="text-ink-soft">{humanifiedMeals[meal]}</dt>
          <dd>
            {isEmptyMeal(day[meal]) ? <p>{texts.emptyDay}</p> : null}
            {day[meal].note ? <p className="wrap-anywhere italic">{day[meal].note}</p> : null}
            <ul>
              {day[meal].entries.map(({ key, item, amount }) => (
                <li key={key} className="wrap-anywhere">
                  {recipeName(item.name)}, {texts.amountOf(item, amount)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

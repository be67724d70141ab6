import { humanifiedMeals, type Meal, meals, type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { usePlanValue } from '../editor-context.ts'
import type { MealSlot } from '../state/plan-week.ts'
import { texts } from '../texts.ts'

/** Chooses a day and one of the meals that are switched on. */
export function SlotFields({ value, onChange }: { value: MealSlot; onChange: (slot: MealSlot) => void }) {
  const disabled = usePlanValue(({ history }) => history.week.disabledMeals)
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={texts.day}>
        {(props) => (
          <select
            {...props}
            className={controlClass}
            value={value.day}
            onChange={(event) => onChange({ ...value, day: event.target.value as Weekday })}
          >
            {weekdays.map((day) => (
              <option key={day} value={day}>
                {weekdayNames[day]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.meal}>
        {(props) => (
          <select
            {...props}
            className={controlClass}
            value={value.meal}
            onChange={(event) => onChange({ ...value, meal: event.target.value as Meal })}
          >
            {meals
              .filter((meal) => !disabled.includes(meal))
              .map((meal) => (
                <option key={meal} value={meal}>
                  {humanifiedMeals[meal]}
                </option>
              ))}
          </select>
        )}
      </Field>
    </div>
  )
}

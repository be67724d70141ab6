import { humanifiedMeals, type Meal, type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { SelectField } from '../../ui/select-field.tsx'
import type { MealSlot } from './meal-slot.ts'
import { texts } from './texts.ts'

interface SlotFieldsProps {
  readonly value: MealSlot
  /** Meals offered for choice. */
  readonly meals: readonly Meal[]
  /** German message why the meal cannot be chosen. */
  readonly error?: string | undefined
  readonly onChange: (slot: MealSlot) => void
}

/** Fields for choosing a weekday and a meal. */
export const SlotFields = ({ value, meals, error, onChange }: SlotFieldsProps) => (
  <div className="grid grid-cols-2 gap-3">
    <SelectField
      label={texts.day}
      value={value.day}
      onChange={({ target }) => onChange({ ...value, day: target.value as Weekday })}
    >
      {weekdays.map((day) => (
        <option key={day} value={day}>
          {weekdayNames[day]}
        </option>
      ))}
    </SelectField>
    <SelectField
      label={texts.meal}
      error={error}
      value={value.meal}
      onChange={({ target }) => onChange({ ...value, meal: target.value as Meal })}
    >
      {meals.map((meal) => (
        <option key={meal} value={meal}>
          {humanifiedMeals[meal]}
        </option>
      ))}
    </SelectField>
  </div>
)

import type { StoredTargets } from '@kostbar/contracts/macros/schemas'
import { weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { nutrients } from '@kostbar/contracts/nutrition'
import { formatNumber } from '../../lib/format.ts'
import { StoredElsewhere } from '../../ui/stored-elsewhere.tsx'
import { texts } from './texts.ts'

/** Notice that the targets were changed elsewhere, with what is stored now. */
export const ChangedTargets = ({ stored }: { readonly stored: StoredTargets }) => (
  <StoredElsewhere text={texts.changedMeanwhile}>
    <ul>
      {nutrients.map((field) => (
        <li key={field}>
          {texts[field]}: {formatNumber(stored[field])}
        </li>
      ))}
      {weekdays.map((day) => {
        const ofDay = stored.weekdays?.[day]
        return ofDay ? (
          <li key={day}>
            {weekdayNames[day]}: {formatNumber(ofDay.kcal)} kcal
          </li>
        ) : null
      })}
    </ul>
  </StoredElsewhere>
)

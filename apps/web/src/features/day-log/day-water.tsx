import { useState } from 'react'
import { WaterField } from '../../domain/days/water-field.tsx'
import { Button } from '../../ui/button.tsx'
import { DayNumber } from './day-number.tsx'
import type { DayValuesProps } from './day-values-props.ts'
import { texts } from './texts.ts'

/** Water of a day: one tap per glass, or the exact amount. */
export function DayWater(props: DayValuesProps) {
  const [isExact, setExact] = useState(false)
  return (
    <div>
      <WaterField waterMl={props.entry.waterMl} onChange={(waterMl) => props.onSave({ waterMl })} />
      {isExact ? (
        <div className="mt-3">
          <DayNumber field="waterMl" autoFocus {...props} />
        </div>
      ) : (
        <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={() => setExact(true)}>
          {texts.enterExactly}
        </Button>
      )}
    </div>
  )
}

import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { Eraser, Scale } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { texts } from '../texts.ts'
import { CopyDays } from './copy-days.tsx'

/** Dialog with actions on a day: fit portions, copy, empty. */
export function DayDialog({ day }: { day: Weekday }) {
  const { board, actions, targetsOn } = useEditor()
  return (
    <Dialog isOpen onOpenChange={board.close} title={weekdayNames[day]} size="sm">
      <div className="flex flex-col items-start gap-4">
        {targetsOn(day) ? (
          <Button variant="secondary" onClick={() => board.open({ type: 'fit', days: [day] })}>
            <Scale className="size-5" aria-hidden="true" />
            {texts.fitDay}
          </Button>
        ) : null}
        <div className="w-full">
          <CopyDays
            legend={texts.copyDayTo}
            from={day}
            onCopy={(days) => {
              actions.copyDay(day, days)
              board.close()
            }}
          />
        </div>
        <div className="w-full border-t border-line pt-4">
          <Button
            size="sm"
            variant="quiet"
            className="text-berry!"
            onClick={() => {
              actions.clearDay(day)
              board.close()
            }}
          >
            <Eraser className="size-4" aria-hidden="true" />
            {texts.clearDay}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

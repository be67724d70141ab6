import { mealNoteLength } from '@kostbar/contracts/nutritionplan/limits'
import { ClipboardPaste, Eraser } from 'lucide-react'
import { useState } from 'react'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { recipeName } from '../../../../domain/recipes/recipe-name.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useBoardValue, useEditor, usePlanValue } from '../editor-context.ts'
import { isEmptyMeal } from '../state/plan-week.ts'
import { texts } from '../texts.ts'
import { CopyDays } from './copy-days.tsx'

/** Dialog with a meal's note and actions: copy, empty. The note is saved on closing. */
export function MealDialog({ slot }: { slot: MealSlot }) {
  const { board, actions } = useEditor()
  const meal = usePlanValue(({ history }) => history.week.days[slot.day][slot.meal])
  const clipboard = useBoardValue((state) => state.clipboard)
  const [note, setNote] = useState(meal.note)
  const saveNote = () => actions.setNote(slot, note.trim())
  const close = () => {
    saveNote()
    board.close()
  }
  return (
    <Dialog isOpen onOpenChange={close} title={texts.slotName(slot)} size="sm">
      <form
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <TextArea
          label={texts.note}
          description={texts.noteHint}
          optional
          autoFocus
          maxLength={mealNoteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) close()
          }}
        />
        <CopyDays
          legend={texts.copyMealTo}
          from={slot.day}
          onCopy={(days) => {
            saveNote()
            actions.copyMeal(slot, days)
            board.close()
          }}
        />
        <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
          <div className="flex flex-wrap gap-1">
            {clipboard ? (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  close()
                  actions.paste(slot)
                }}
              >
                <ClipboardPaste className="size-4" aria-hidden="true" />
                {texts.paste(recipeName(clipboard.item.name))}
              </Button>
            ) : null}
            <Button
              size="sm"
              variant="quiet"
              className="text-berry!"
              disabled={isEmptyMeal(meal)}
              onClick={() => {
                board.close()
                actions.clearMeal(slot)
              }}
            >
              <Eraser className="size-4" aria-hidden="true" />
              {texts.clearMeal}
            </Button>
          </div>
          <Button type="submit" size="sm">
            {texts.done}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

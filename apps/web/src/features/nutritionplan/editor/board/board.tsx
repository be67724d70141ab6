import { meals, type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { Ellipsis } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useBoardValue, useEditor } from '../editor-context.ts'
import { texts } from '../texts.ts'
import { handleBoardKey } from './board-keys.ts'
import { DaySums, SumLabels } from './day-sums.tsx'
import { DayTabs } from './day-tabs.tsx'
import { MealCell } from './meal-cell.tsx'
import { MealLabel } from './meal-label.tsx'

interface BoardProps {
  /** Today's weekday; null in a template. */
  readonly today: Weekday | null
  /** Opens the search to add to a meal. */
  readonly onAdd: (slot: MealSlot) => void
}

/** Grid columns: a single day on narrow screens, otherwise the meal names and seven days. */
const columns = 'grid grid-cols-1 gap-x-1.5 @min-[52rem]:grid-cols-[5.25rem_repeat(7,minmax(0,1fr))]'

// biome-ignore-start lint/a11y/useSemanticElements: a grid whose layout changes with its width; a table has one

/**
 * Board of the week: a row per meal, a column per day, the sums at the bottom. Narrow screens show one day at a time.
 */
export function Board({ today, onAdd }: BoardProps) {
  const editor = useEditor()
  const { board, areNumbersHidden } = editor
  const root = useRef<HTMLDivElement>(null)
  const shownDay = useBoardValue(({ selected }) => selected.day)
  const focusRequest = useBoardValue((state) => state.focusRequest)
  useEffect(() => {
    if (focusRequest) root.current?.querySelector<HTMLElement>(`[data-stop="${focusRequest.stop}"]`)?.focus()
  }, [focusRequest])
  return (
    <div ref={root} className="@container min-w-0">
      <DayTabs
        shown={shownDay}
        today={today}
        onSelect={(day) => board.select({ day, meal: board.get().selected.meal })}
      />
      <div
        role="grid"
        tabIndex={-1}
        aria-label={texts.board}
        aria-describedby="plan-board-hint"
        onKeyDown={(event) => handleBoardKey(editor, event)}
        className="flex flex-col gap-1.5"
      >
        <div
          role="row"
          tabIndex={-1}
          className={classNames(
            columns,
            'sticky top-(--header-height) z-10 bg-paper py-1 md:top-[calc(var(--header-height)+2.5rem)]',
          )}
        >
          <div role="columnheader" tabIndex={-1} className="hidden @min-[52rem]:block">
            <span className="sr-only">{texts.meal}</span>
          </div>
          {weekdays.map((day) => (
            <DayHeader key={day} day={day} isToday={day === today} isShownAlone={day === shownDay} />
          ))}
        </div>
        {meals.map((meal) => (
          <div key={meal} role="row" tabIndex={-1} className={columns}>
            <MealLabel meal={meal} />
            {weekdays.map((day) => (
              <MealCell key={day} day={day} meal={meal} isShownAlone={day === shownDay} onAdd={onAdd} />
            ))}
          </div>
        ))}
      </div>
      <p id="plan-board-hint" className="sr-only">
        {texts.boardHint}
      </p>
      {areNumbersHidden ? null : (
        <div
          className={classNames(
            columns,
            'sticky bottom-0 z-10 mt-1.5 @max-[18rem]:static gap-y-1 border-t border-line-strong bg-paper pb-[env(safe-area-inset-bottom)]',
          )}
        >
          <SumLabels />
          {weekdays.map((day) => (
            <DaySums key={day} day={day} isShownAlone={day === shownDay} />
          ))}
        </div>
      )}
    </div>
  )
}

interface DayHeaderProps {
  readonly day: Weekday
  readonly isToday: boolean
  readonly isShownAlone: boolean
}

function DayHeader({ day, isToday, isShownAlone }: DayHeaderProps) {
  const { board } = useEditor()
  return (
    <div
      role="columnheader"
      tabIndex={-1}
      className={classNames(
        'min-w-0 items-center justify-between rounded-md pl-2 @max-[68rem]:pl-1',
        isShownAlone ? 'flex' : 'hidden @min-[52rem]:flex',
        isToday && '@min-[52rem]:bg-leaf-soft',
      )}
    >
      <span className="min-w-0 truncate font-semibold @min-[52rem]:text-sm">
        {weekdayNames[day]}
        {isToday ? <span className="sr-only">, {texts.today}</span> : null}
      </span>
      <button
        type="button"
        aria-label={texts.dayActions(day)}
        onClick={() => board.open({ type: 'day', day })}
        className="grid size-7 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunk hover:text-ink pointer-coarse:size-11"
      >
        <Ellipsis className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}

// biome-ignore-end lint/a11y/useSemanticElements: see above

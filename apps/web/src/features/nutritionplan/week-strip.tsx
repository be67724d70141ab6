import type { Weekday } from '@kostbar/contracts/meals'
import { type KeyboardEvent, useRef } from 'react'
import { prefersReducedMotion } from '../../lib/reduced-motion.ts'
import { DayCard } from './day-card.tsx'
import { DayPicker } from './day-picker.tsx'
import type { LinkToRecipe } from './planned-recipe.tsx'
import type { PlannedSlot } from './planned-slot.ts'
import { texts } from './texts.ts'
import { useVisibleDays } from './use-visible-days.ts'
import type { DatedDay } from './week.ts'

interface WeekStripProps {
  /** Days in display order. */
  readonly days: readonly DatedDay[]
  readonly today: Weekday
  readonly linkTo: LinkToRecipe
  /** Opens the dialog to change a recipe; undefined if the viewer may not. */
  readonly onChange: ((slot: PlannedSlot) => void) | undefined
}

/**
 * Days side by side, scrolled by swiping, by the day picker or by arrow keys. On wide screens and in print a week table
 * with a row per meal.
 */
export function WeekStrip({ days, today, linkTo, onChange }: WeekStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const visible = useVisibleDays(strip)
  const isScrollable = visible.last - visible.first < days.length - 1
  const scrollBehavior = () => (prefersReducedMotion() ? 'instant' : 'smooth')
  const scrollToDay = (index: number) => {
    const card = strip.current?.children[index]
    card?.scrollIntoView({ behavior: scrollBehavior(), inline: 'start', block: 'nearest' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target !== strip.current || !(event.key in daysByKey)) return
    event.preventDefault()
    const width = strip.current?.firstElementChild?.getBoundingClientRect().width ?? 0
    strip.current?.scrollBy({ left: (daysByKey[event.key] ?? 0) * width, behavior: scrollBehavior() })
  }
  return (
    <>
      <DayPicker days={days} today={today} visible={visible} onSelect={scrollToDay} />
      <ul
        ref={strip}
        aria-label={texts.week}
        tabIndex={isScrollable ? 0 : undefined}
        onKeyDown={handleKeyDown}
        className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 items-start gap-4 overflow-x-auto px-4 pt-1 pb-6 sm:-mx-8 sm:scroll-px-8 sm:items-stretch sm:px-8 lg:-mx-1 lg:scroll-px-1 lg:px-1 week-table:grid week-table:grid-cols-7 week-table:grid-rows-[repeat(7,auto)_1fr] week-table:gap-x-2 week-table:gap-y-0 week-table:overflow-visible xl:into-right-margin print:mx-0! print:gap-x-0! print:p-0!"
      >
        {days.map((day) => (
          <DayCard key={day.day} day={day} isToday={day.day === today} linkTo={linkTo} onChange={onChange} />
        ))}
      </ul>
    </>
  )
}

/** Number of days to scroll by, per key. */
const daysByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -7, End: 7 }

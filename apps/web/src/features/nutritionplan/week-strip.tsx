import type { Weekday } from '@kostbar/contracts/meals'
import type { PlanDay } from '@kostbar/contracts/nutritionplan'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { DayCard } from './day-card.tsx'
import type { LinkToRecipe } from './planned-recipe.tsx'
import { texts } from './texts.ts'

interface WeekStripProps {
  /** In the order they are shown. */
  readonly days: readonly PlanDay[]
  readonly today: Weekday
  readonly linkTo: LinkToRecipe
}

const arrow =
  'grid size-11 place-items-center rounded-full bg-leaf-soft text-leaf transition-colors duration-(--quick) ' +
  'hover:bg-sage-deep aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

/** The days side by side, to be swiped, or moved day by day with the arrows of the page and of the keyboard. */
export function WeekStrip({ days, today, linkTo }: WeekStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const ends = useEnds(strip)
  const move = (steps: number) => {
    const width = strip.current?.firstElementChild?.getBoundingClientRect().width ?? 0
    strip.current?.scrollBy({ left: steps * width, behavior: calm() ? 'instant' : 'smooth' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.target !== strip.current || !(event.key in keys)) return
    event.preventDefault()
    move(keys[event.key] ?? 0)
  }
  return (
    <>
      <div className="mb-3 flex justify-end gap-2">
        <button
          type="button"
          aria-label={texts.previousDay}
          aria-disabled={ends.start}
          className={arrow}
          onClick={() => move(-1)}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={texts.nextDay}
          aria-disabled={ends.end}
          className={arrow}
          onClick={() => move(1)}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </button>
      </div>
      <ul
        ref={strip}
        aria-label={texts.week}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        onKeyDown={press}
        className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 items-stretch gap-4 overflow-x-auto px-4 pt-1 pb-6 sm:-mx-1 sm:scroll-px-1 sm:px-1"
      >
        {days.map((day) => (
          <DayCard key={day.day} day={day} isToday={day.day === today} linkTo={linkTo} />
        ))}
      </ul>
    </>
  )
}

const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -7, End: 7 }

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether a strip stands at its first or last day. */
function useEnds(strip: { readonly current: HTMLElement | null }) {
  const [ends, setEnds] = useState({ start: true, end: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      const left = element.scrollLeft
      setEnds({ start: left <= 1, end: left >= element.scrollWidth - element.clientWidth - 1 })
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [strip])
  return ends
}

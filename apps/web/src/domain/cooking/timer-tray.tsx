import { BellRing, Timer, X } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { useExternalValue } from '../../lib/external-store.ts'
import { classNames } from '../../ui/class-names.ts'
import { enclosingHeadings, focusFirstConnected } from '../../ui/nearest-heading.ts'
import { texts } from './texts.ts'
import { extendTimer, type KitchenTimer, stopTimer, timers } from './timer-store.ts'

const noTimers: readonly KitchenTimer[] = []

/** Current time in epoch milliseconds, updated each second while `isRunning`. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const interval = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(interval)
  }, [isRunning])
  return now
}

/** Remaining time in ms as `12:05` or `1:00:00`. */
function formatLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

interface TimerTrayProps {
  /** Id of the open recipe; timers of others carry the name of theirs. */
  readonly recipeId?: string
}

/** All kitchen timers with their remaining time; finished timers show a stop button. */
export function TimerTray({ recipeId }: TimerTrayProps) {
  const shown = useExternalValue(timers, timers.get, noTimers)
  const now = useNow(shown.some(({ hasFinished }) => !hasFinished))
  const recipeOf = (timer: KitchenTimer) => (timer.recipeId === recipeId ? undefined : timer.name)
  const finished = shown.filter(({ hasFinished }) => hasFinished)
  return (
    <>
      <p role="alert" className="sr-only">
        {finished.map((timer) => texts.timerRang(texts.timerOrigin(timer.step, recipeOf(timer)), timer.text)).join(' ')}
      </p>
      {shown.length > 0 ? (
        <ul aria-label={texts.timers} className="flex flex-wrap gap-2">
          {shown.map((timer) => (
            <TimerChip key={timer.id} timer={timer} recipe={recipeOf(timer)} left={formatLeft(timer.endsAt - now)} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

const chipButton =
  'grid min-h-11 min-w-11 shrink-0 place-items-center rounded-full px-2 text-sm font-semibold whitespace-nowrap hover:bg-sunk/40'

/**
 * Moves the focus from a button that disappears with its timer to the same button of the next timer, or of the previous
 * one. After the last timer the heading of the cooking mode gets it; the region does so for the page itself.
 */
function focusNeighbour(button: HTMLElement) {
  const chip = button.closest('li')
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling
  if (neighbour) neighbour.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  else focusFirstConnected(enclosingHeadings(button.closest('[role="dialog"]')))
}

interface TimerChipProps {
  readonly timer: KitchenTimer
  /** Name of the timer's recipe; undefined if the recipe is open. */
  readonly recipe: string | undefined
  /** Remaining time as text. */
  readonly left: string
}

function TimerChip({ timer: { id, step, text, hasFinished }, recipe, left }: TimerChipProps) {
  const origin = texts.timerOrigin(step, recipe)
  const stop = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNeighbour(currentTarget)
    stopTimer(id)
  }
  return (
    <li
      className={classNames(
        'flex max-w-full min-w-0 items-center gap-1 rounded-full pl-4',
        hasFinished ? 'bg-apricot-soft text-apricot-ink inset-ring-2 inset-ring-apricot' : 'bg-sage text-ink',
      )}
    >
      {hasFinished ? (
        <BellRing className="size-5 shrink-0 motion-safe:animate-bounce" aria-hidden="true" />
      ) : (
        <Timer className="size-5 shrink-0 text-leaf" aria-hidden="true" />
      )}
      <span className="ml-1 min-w-0 text-sm">
        {recipe === undefined ? null : <span className="block truncate font-semibold sm:max-w-40">{recipe}</span>}
        {texts.timerOf(step)}
      </span>
      <span className="ml-1 min-w-12 shrink-0 text-lg font-semibold tabular-nums">
        {hasFinished ? texts.timerDone : left}
      </span>
      <button
        type="button"
        aria-label={texts.addMinute(origin, text)}
        onClick={() => extendTimer(id)}
        className={chipButton}
      >
        {texts.plusMinute}
      </button>
      <button type="button" aria-label={texts.stopTimer(origin, text)} onClick={stop} className={chipButton}>
        <X className="size-5" aria-hidden="true" />
      </button>
    </li>
  )
}

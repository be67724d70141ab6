import { BellRing, Timer, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useExternalValue } from '../../lib/external-store.ts'
import { classNames } from '../../ui/class-names.ts'
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

/** Kitchen timers of a recipe with their remaining time; finished timers show a stop button. */
export function TimerTray({ recipeId }: { recipeId: string }) {
  const all = useExternalValue(timers, timers.get, noTimers)
  const shown = all.filter((timer) => timer.recipeId === recipeId)
  const now = useNow(shown.some(({ hasRung }) => !hasRung))
  const rung = shown.filter(({ hasRung }) => hasRung)
  return (
    <>
      <p role="alert" className="sr-only">
        {rung.map(({ step, text }) => texts.timerRang(step, text)).join(' ')}
      </p>
      {shown.length > 0 ? (
        <ul aria-label={texts.timers} className="flex flex-wrap gap-2">
          {shown.map((timer) => (
            <TimerChip key={timer.id} timer={timer} left={formatLeft(timer.endsAt - now)} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

const chipButton = 'grid min-h-11 min-w-11 place-items-center rounded-full px-2 text-sm font-semibold hover:bg-sunk/40'

const TimerChip = ({ timer: { id, step, text, hasRung }, left }: { timer: KitchenTimer; left: string }) => (
  <li
    className={classNames(
      'flex items-center gap-1 rounded-full pl-4',
      hasRung ? 'bg-apricot-soft text-apricot-ink inset-ring-2 inset-ring-apricot' : 'bg-sage text-ink',
    )}
  >
    {hasRung ? (
      <BellRing className="size-5 shrink-0 motion-safe:animate-bounce" aria-hidden="true" />
    ) : (
      <Timer className="size-5 shrink-0 text-leaf" aria-hidden="true" />
    )}
    <span className="ml-1 text-sm">{texts.timerOf(step)}</span>
    <span className="ml-1 min-w-12 text-lg font-semibold tabular-nums">{hasRung ? texts.timerDone : left}</span>
    <button
      type="button"
      aria-label={texts.addMinute(step, text)}
      onClick={() => extendTimer(id)}
      className={chipButton}
    >
      {texts.plusMinute}
    </button>
    <button type="button" aria-label={texts.stopTimer(step, text)} onClick={() => stopTimer(id)} className={chipButton}>
      <X className="size-5" aria-hidden="true" />
    </button>
  </li>
)

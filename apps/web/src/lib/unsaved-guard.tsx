import { useEffect, useRef, useState } from 'react'
import { type BlockerFunction, type Location, useBlocker, useNavigate } from 'react-router-dom'
import { LazyConfirmDialog } from './lazy-dialog.tsx'
import { addLeaveGuard } from './leave-guards.ts'
import { useConfirmUnload } from './use-confirm-unload.ts'

const defaultTexts = {
  title: 'Änderungen verwerfen?',
  text: 'Du hast hier etwas geändert und noch nicht gespeichert. Wenn du es verwirfst, ist es weg.',
  leave: 'Verwerfen',
}

interface LeaveTexts {
  readonly title: string
  readonly text: string
  /** Label of the button that leaves. */
  readonly leave: string
}

/** How long leaving waits for a save before the user is asked, in ms. */
const longestWaitMs = 1_500

interface UnsavedGuardProps {
  /** Whether there are changes that are not saved, also while they are being saved: that may fail. */
  readonly active: boolean
  /**
   * Whether a save is running. Leaving then waits instead of asking, unless it takes long: it goes on once the guard is
   * inactive or gone with its form; if the save fails, the user stays, and the form says why.
   */
  readonly saving?: boolean
  /**
   * Saves the changes at once; given only while a page that saves by itself does so or is about to. Leaving then waits as
   * it does for `saving`.
   */
  readonly save?: (() => Promise<unknown>) | undefined
  /** Search parameter that keeps the form open; by default the form belongs to the page, whatever the parameters. */
  readonly searchParam?: string
  /** Whether the form stays open while the parameter changes its value, as from step to step; false by default. */
  readonly anyValue?: boolean
  /** Texts of the question; by default those for changes. */
  readonly texts?: LeaveTexts
}

type Navigation = Parameters<BlockerFunction>[0]

interface ActiveGuard {
  /** Whether a navigation leaves the guard's form. */
  readonly isLeftBy: (navigation: Navigation) => boolean
  readonly texts: LeaveTexts
}

const activeGuards = new Set<ActiveGuard>()

/**
 * Asks for confirmation before the user leaves a page, or a form in the URL, with unsaved changes or signs out; for
 * reloads the browser shows its own dialog. What the form's own buttons save or give up is not asked about: they call
 * `releaseLeaveGuards` before they navigate.
 */
export function UnsavedGuard({
  active,
  saving = false,
  save,
  searchParam,
  anyValue = false,
  texts = defaultTexts,
}: UnsavedGuardProps) {
  const isBusy = saving || save !== undefined
  const [blockedTexts, setBlockedTexts] = useState(texts)
  /** Whether the blocked navigation waits for a save, and whether it has for long; otherwise the user is asked. */
  const [isWaiting, setIsWaiting] = useState(false)
  const [isLong, setIsLong] = useState(false)
  const ownGuard = useRef<ActiveGuard>(null)
  // React Router consults only the blocker registered last, so each asks for all guards that are active.
  const blocker = useBlocker((navigation) => {
    const guard = [...activeGuards].find(({ isLeftBy }) => isLeftBy(navigation))
    if (guard) {
      setBlockedTexts(guard.texts)
      setIsWaiting(isBusy && guard === ownGuard.current)
    }
    return guard !== undefined
  })
  const navigate = useNavigate()
  /** Where the navigation leads that waits for a save; null when none does. */
  const waiting = useRef<Location>(null)
  useEffect(() => {
    waiting.current = null
    if (blocker.state !== 'blocked' || !isWaiting) return
    if (!isBusy) {
      if (active) blocker.reset()
      else blocker.proceed()
      return
    }
    waiting.current = blocker.location
    void save?.()
    const timer = setTimeout(() => {
      waiting.current = null
      setIsLong(true)
    }, longestWaitMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [blocker, isWaiting, isBusy, save, active])
  useEffect(
    () => () => {
      // A saved form may close; its blocker is gone then.
      if (waiting.current) void navigate(waiting.current)
    },
    [navigate],
  )
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null)
  useEffect(() => {
    if (!active) return
    let isReleased = false
    const formOf = ({ search }: Location) => {
      const value = searchParam ? new URLSearchParams(search).get(searchParam) : null
      return anyValue ? value !== null : value
    }
    const isLeftBy = ({ currentLocation, nextLocation }: Navigation) =>
      !isReleased &&
      (currentLocation.pathname !== nextLocation.pathname || formOf(currentLocation) !== formOf(nextLocation))
    const guard = { isLeftBy, texts }
    ownGuard.current = guard
    activeGuards.add(guard)
    const removeGuard = addLeaveGuard({
      isLeaving: () => waiting.current !== null,
      confirm: () => new Promise((resolve) => setAnswer(() => resolve)),
      release: () => {
        isReleased = true
      },
    })
    return () => {
      activeGuards.delete(guard)
      removeGuard()
    }
  }, [active, searchParam, anyValue, texts])
  useConfirmUnload(active)
  if (answer) {
    const close = (leave: boolean) => {
      answer(leave)
      setAnswer(null)
    }
    return <LeaveDialog texts={texts} onLeave={() => close(true)} onStay={() => close(false)} />
  }
  if (blocker.state !== 'blocked' || (isWaiting && !isLong)) return null
  return <LeaveDialog texts={blockedTexts} onLeave={blocker.proceed} onStay={blocker.reset} />
}

interface LeaveDialogProps {
  readonly texts: LeaveTexts
  readonly onLeave: () => void
  readonly onStay: () => void
}

function LeaveDialog({ texts, onLeave, onStay }: LeaveDialogProps) {
  return (
    <LazyConfirmDialog
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.leave}
      onConfirm={onLeave}
      onClose={onStay}
      // A blocked navigation may already hold back the history, so the dialog must not add an entry of its own.
      closesOnBack={false}
    />
  )
}

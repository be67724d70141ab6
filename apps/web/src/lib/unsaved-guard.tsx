import { useEffect, useRef, useState } from 'react'
import { type BlockerFunction, type Location, useBlocker } from 'react-router-dom'
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
  readonly active: boolean
  /**
   * Saves the changes at once; given only while a page that saves by itself does so or is about to. Leaving then waits
   * instead of asking, unless it takes long: it goes on once the guard is inactive; if `save` is withdrawn before, the
   * user stays, and the page says why.
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
export function UnsavedGuard({ active, save, searchParam, anyValue = false, texts = defaultTexts }: UnsavedGuardProps) {
  const [blockedTexts, setBlockedTexts] = useState(texts)
  /** Whether the blocked navigation waits for `save`, and whether it has for long; otherwise the user is asked. */
  const [isWaiting, setIsWaiting] = useState(false)
  const [isLong, setIsLong] = useState(false)
  const ownGuard = useRef<ActiveGuard>(null)
  // React Router consults only the blocker registered last, so each asks for all guards that are active.
  const blocker = useBlocker((navigation) => {
    const guard = [...activeGuards].find(({ isLeftBy }) => isLeftBy(navigation))
    if (guard) {
      setBlockedTexts(guard.texts)
      setIsWaiting(save !== undefined && guard === ownGuard.current)
    }
    return guard !== undefined
  })
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isWaiting) return
    if (!save) {
      if (active) blocker.reset()
      else blocker.proceed()
      return
    }
    void save()
    const timer = setTimeout(() => setIsLong(true), longestWaitMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [blocker, isWaiting, save, active])
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

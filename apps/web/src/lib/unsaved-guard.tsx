import { useEffect, useState } from 'react'
import { type BlockerFunction, type Location, useBlocker } from 'react-router-dom'
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx'
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

interface UnsavedGuardProps {
  readonly active: boolean
  /** Search parameter that keeps the form open; by default the form belongs to the page, whatever the parameters. */
  readonly searchParam?: string
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
export function UnsavedGuard({ active, searchParam, texts = defaultTexts }: UnsavedGuardProps) {
  const [blockedTexts, setBlockedTexts] = useState(texts)
  // React Router consults only the blocker registered last, so each asks for all guards that are active.
  const blocker = useBlocker((navigation) => {
    const guard = [...activeGuards].find(({ isLeftBy }) => isLeftBy(navigation))
    if (guard) setBlockedTexts(guard.texts)
    return guard !== undefined
  })
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null)
  useEffect(() => {
    if (!active) return
    let isReleased = false
    const formOf = ({ search }: Location) => (searchParam ? new URLSearchParams(search).get(searchParam) : null)
    const isLeftBy = ({ currentLocation, nextLocation }: Navigation) =>
      !isReleased &&
      (currentLocation.pathname !== nextLocation.pathname || formOf(currentLocation) !== formOf(nextLocation))
    const guard = { isLeftBy, texts }
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
  }, [active, searchParam, texts])
  useConfirmUnload(active)
  if (answer) {
    const close = (leave: boolean) => {
      answer(leave)
      setAnswer(null)
    }
    return <LeaveDialog texts={texts} onLeave={() => close(true)} onStay={() => close(false)} />
  }
  if (blocker.state !== 'blocked') return null
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
      thing=""
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.leave}
      onConfirm={onLeave}
      onOpenChange={onStay}
      // A blocked navigation may already hold back the history, so the dialog must not add an entry of its own.
      closesOnBack={false}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { onQueriesLoaded } from './on-queries-loaded.ts'

/** Longest time in ms that a slow query hides the sections after its own. */
const maxHiddenMs = 2_000

/**
 * Sections that load at the same time and appear from top to bottom, so that nothing moves once it is shown: a click would
 * miss it. Until all queries are answered, at most for two seconds, whatever follows a skeleton keeps its place but is
 * invisible.
 */
export function LoadInOrder({ className, children }: { className?: string; children: ReactNode }) {
  const queries = useQueryClient()
  const [isLoading, setLoading] = useState(true)
  useEffect(() => {
    const show = () => setLoading(false)
    const cancel = onQueriesLoaded(queries, show)
    const timer = setTimeout(show, maxHiddenMs)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [queries])
  return (
    <div
      className={classNames(
        isLoading && '[&>*:has([data-skeleton])~*]:invisible [&>[data-skeleton]~*]:invisible',
        className,
      )}
    >
      {children}
    </div>
  )
}

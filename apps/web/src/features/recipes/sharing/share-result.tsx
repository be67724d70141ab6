import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { SharedClient } from '@kostbar/contracts/recipes/share-schemas'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useApiMutation } from '../../../lib/api.ts'
import { paths, userPath } from '../../../lib/paths.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

/** Share with its result for each client. */
export interface Shared {
  /** Key of the share, by which it is undone. */
  readonly key: string
  readonly clients: readonly SharedClient[]
}

interface ShareResultProps {
  readonly shared: Shared
  readonly onAgain: () => void
}

/** Result of a share by client, with undo. */
export function ShareResult({ shared: { key, clients }, onAgain }: ShareResultProps) {
  const undo = useApiMutation(recipes.undoShare, {
    refresh: recipes.list,
    onError: toastProblem,
  })
  const title = useRef<HTMLHeadingElement>(null)
  // The focused button is gone, so the title gets the focus.
  useEffect(() => title.current?.focus(), [])
  const served = clients.filter(({ added }) => added > 0)
  const total = served.reduce((sum, { added }) => sum + added, 0)
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="mt-2 text-3xl">
        {texts.resultTitle}
      </h1>
      <div className="mt-4 flex flex-col gap-3">
        <Notice>{undo.data ? texts.undone(undo.data.removed) : texts.summary(total, served.length)}</Notice>
        {undo.data && undo.data.unchanged.length > 0 ? (
          <Notice tone="apricot">{texts.unchanged(undo.data.unchanged)}</Notice>
        ) : null}
      </div>
      {undo.data ? null : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {clients.map(({ clientId, name, refusal, added }) => (
            <li key={clientId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <span className="flex min-w-0 flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                {refusal ? (
                  <>
                    {name ?? texts.stranger} <Badge tone="apricot">{texts.skipped}</Badge>
                  </>
                ) : (
                  <Link to={userPath(paths.userRecipes, clientId)}>{name}</Link>
                )}
              </span>
              <span className="text-sm text-ink-soft">{refusal ? refusal.msg : texts.added(added)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {total > 0 && !undo.data ? (
          <Button variant="secondary" pending={undo.isPending} onClick={() => undo.mutate({ params: { key } })}>
            {texts.undo}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </>
  )
}

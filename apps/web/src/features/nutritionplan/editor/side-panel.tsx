import type { Ref } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useBoardValue, useEditor } from './editor-context.ts'
import { ClientPanel } from './panels/client-panel.tsx'
import { RevisionsPanel } from './panels/revisions-panel.tsx'
import { type SearchHandle, SearchPanel } from './search/search-panel.tsx'
import type { SidePanel as Panel } from './state/board-store.ts'
import { texts } from './texts.ts'

const panels: readonly (readonly [Panel, string])[] = [
  ['search', texts.search],
  ['client', texts.client],
  ['revisions', texts.revisions],
]

interface SidePanelProps {
  readonly searchRef?: Ref<SearchHandle>
  readonly onLeave: () => void
  readonly isFocusedOnMount?: boolean
}

/**
 * Side panel with tabs: search, client, revisions. Each is loaded when it is opened; templates have the search only.
 */
export function SidePanel({ searchRef, onLeave, isFocusedOnMount = false }: SidePanelProps) {
  const { board, isTemplate } = useEditor()
  const panel = useBoardValue((state) => state.panel)
  const shown = isTemplate ? 'search' : panel
  return (
    <>
      {isTemplate ? null : (
        <nav aria-label={texts.panels} className="mb-3">
          <ul className="flex gap-1 rounded-md bg-sunk p-1">
            {panels.map(([name, label]) => (
              <li key={name} className={name === 'client' ? 'flex-2' : 'flex-1'}>
                <button
                  type="button"
                  aria-current={name === shown || undefined}
                  onClick={() => board.update({ panel: name })}
                  className={classNames(
                    'min-h-9 w-full rounded-sm px-2 text-sm leading-tight font-semibold transition-colors duration-(--quick) pointer-coarse:min-h-11',
                    name === shown ? 'bg-raised text-leaf shadow-low' : 'text-ink-soft hover:text-ink',
                  )}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown === 'search' ? (
        <SearchPanel {...(searchRef ? { ref: searchRef } : {})} onLeave={onLeave} isFocusedOnMount={isFocusedOnMount} />
      ) : null}
      {shown === 'client' ? <ClientPanel /> : null}
      {shown === 'revisions' ? <RevisionsPanel /> : null}
    </>
  )
}

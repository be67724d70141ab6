import type { User } from '@kostbar/contracts/users/schemas'
import { type KeyboardEvent, useState } from 'react'
import { reportImportFailure } from '../../lib/import-failure.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { preloadModules } from '../preload-modules.ts'
import { AccountAvatar, accountButtonClass } from './account-avatar.tsx'

const accountMenu = async () => {
  preloadModules('src/app/shell/account-menu.tsx')
  return (await import('./account-menu.tsx')).AccountMenu
}

/** Prefetches the menu on hover and focus. */
const prefetch = () => {
  accountMenu().catch(() => {
    // Ignored: a click retries the import.
  })
}

/** Avatar button that opens the account menu. The menu is lazy and prefetched on hover and focus. */
export function AccountButton({ user }: { user: User }) {
  const [pressed, setPressed] = useState(false)
  const open = () => setPressed(true)
  const openByArrowKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={pressed}
      className={accountButtonClass}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
      onKeyDown={openByArrowKey}
    >
      <AccountAvatar user={user} />
    </button>
  )
  if (!pressed) return button
  return (
    <LazyComponent
      load={accountMenu}
      props={{ user }}
      fallback={button}
      onError={(problem) => {
        setPressed(false)
        void reportImportFailure(problem)
      }}
    />
  )
}

import type { User } from '@kostbar/contracts/users/schemas'
import { type KeyboardEvent, useState } from 'react'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { problemText } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { AccountFace, accountButtonClass } from './account-face.tsx'

const accountMenu = async () => (await import('./account-menu.tsx')).AccountMenu

/** Whoever comes near will press: then the menu is there at once. */
const hurry = () => {
  accountMenu().catch(() => {
    // Pressing tries again.
  })
}

/** The avatar that opens the menu of the account. The menu's code is loaded once someone comes near. */
export function AccountButton({ user }: { user: User }) {
  const [pressed, setPressed] = useState(false)
  const press = () => setPressed(true)
  const pressByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    press()
  }
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={pressed}
      className={accountButtonClass}
      onPointerEnter={hurry}
      onFocus={hurry}
      onClick={press}
      onKeyDown={pressByArrow}
    >
      <AccountFace user={user} />
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
        void toast.error(problemText(problem))
      }}
    />
  )
}

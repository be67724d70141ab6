import { Menu as MenuIcon, X } from 'lucide-react'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { HydratedAfterPage } from '../../lib/hydrated-after-page.tsx'
import { useSession } from '../../lib/session.ts'
import { CloseOnBack } from '../../ui/close-on-back.tsx'
import { deferredLayoutParts } from './deferred-layout-parts.ts'
import { SiteLogo } from './site-logo.tsx'
import { texts } from './texts.ts'

const roundButton =
  '-mr-2 grid h-11 w-[min(2.75rem,14vw)] shrink-0 place-items-center rounded-full text-ink hover:bg-sage'

/**
 * Mobile menu in a native modal `<dialog>`. `commandfor` opens it before hydration; older browsers open it by script.
 * It stays open when the screen becomes wide (rotation): hiding an open modal dialog would leave the page inert.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { state, user } = useSession()
  const [isOpen, setOpen] = useState(false)
  // The dialog may have been opened before hydration.
  useEffect(() => setOpen(dialog.current?.open ?? false), [])
  const open = () => {
    setOpen(true)
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal()
  }
  const close = useCallback(() => dialog.current?.close(), [])
  const body = useMemo(() => ({ user: state === 'unknown' ? undefined : user, close }), [state, user, close])
  return (
    <>
      <button
        type="button"
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        onClick={open}
        {...command('show-modal', id)}
        className={`${roundButton} lg:hidden`}
      >
        <MenuIcon className="size-6" aria-hidden="true" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label={texts.menu}
        onClose={() => setOpen(false)}
        className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-paper text-ink open:animate-appear"
      >
        {isOpen ? <CloseOnBack onClose={close} /> : null}
        <div className="column flex min-h-full flex-col pb-6">
          <div className="flex h-16 shrink-0 items-center justify-between">
            <div className="text-leaf">
              <SiteLogo className="h-7 w-auto" />
            </div>
            <button
              type="button"
              aria-label={texts.closeMenu}
              onClick={close}
              {...command('close', id)}
              className={roundButton}
            >
              <X className="size-6" aria-hidden="true" />
            </button>
          </div>
          <HydratedAfterPage load={deferredLayoutParts.mobileMenuBody} props={body} />
        </div>
      </dialog>
    </>
  )
}

/** Invoker command attributes, missing in React's types. */
const command = (name: 'show-modal' | 'close', dialog: string) => ({ command: name, commandfor: dialog })

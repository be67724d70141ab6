import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { CloseOnBack } from './close-on-back.tsx'
import { OverlayLocale } from './overlay-locale.tsx'
import { overlayTexts } from './overlay-texts.ts'
import { RestoreFocusOnUnmount } from './restore-focus-on-unmount.tsx'
import { toast } from './toast.ts'

/** Props of Dialog and SlideOver. */
export interface OverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  /** Whether Escape or a click outside closes the overlay; false while input is unsaved. */
  dismissable?: boolean
  /** Whether a call runs; nothing closes the overlay until its answer, which would close the one that is open then. */
  pending?: boolean
  /** Whether the browser's back button closes the overlay; false when its open state is in the URL already. */
  closesOnBack?: boolean
}

interface ModalFrameProps extends Omit<OverlayProps, 'title' | 'pending' | 'dismissable'> {
  role?: 'dialog' | 'alertdialog'
  backdropClass: string
  /** Class of the box that slides in. */
  boxClass: string
  contentClass: string
  dismissable: boolean
  /** Called when Escape or the back button does not close the overlay. */
  onBlocked?: (() => void) | undefined
}

type Closing = Pick<OverlayProps, 'onOpenChange' | 'dismissable' | 'pending'>

const sayUnsaved = () => toast.error(overlayTexts.unsaved)

/** How an overlay closes: by its props, and not at all while a call runs. Where unsaved input keeps it open, it says so. */
export const closingOf = ({ onOpenChange, dismissable = true, pending = false }: Closing) => ({
  onOpenChange: (isOpen: boolean): void => {
    if (!pending) onOpenChange(isOpen)
  },
  dismissable: dismissable && !pending,
  onBlocked: dismissable || pending ? undefined : sayUnsaved,
})

/** What dialog and slide-over share: backdrop, focus that stays inside and returns after closing, closing by Escape and back button. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  children,
  dismissable,
  onBlocked,
  closesOnBack = true,
  role = 'dialog',
  backdropClass,
  boxClass,
  contentClass,
}: ModalFrameProps) {
  const keyboardProps = {
    onKeyDown: ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onBlocked?.()
    },
  }
  return (
    <OverlayLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={dismissable}
        isKeyboardDismissDisabled={!dismissable}
        className={backdropClass}
      >
        <Modal className={boxClass}>
          <div className="contents" {...keyboardProps}>
            <Dialog role={role} className={contentClass}>
              <RestoreFocusOnUnmount />
              {closesOnBack ? (
                <CloseOnBack onClose={() => onOpenChange(false)} isBlocked={!dismissable} onBlocked={onBlocked} />
              ) : null}
              {children}
            </Dialog>
          </div>
        </Modal>
      </ModalOverlay>
    </OverlayLocale>
  )
}

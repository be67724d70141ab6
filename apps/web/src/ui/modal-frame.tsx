import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { CloseOnBack } from './close-on-back.tsx'
import { OverlayLocale } from './overlay-locale.tsx'
import { RestoreFocusOnUnmount } from './restore-focus-on-unmount.tsx'

/** Props of Dialog and SlideOver. */
export interface OverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  /** Whether Escape or a click outside closes the overlay; false while an action is running or input is unsaved. */
  dismissable?: boolean
  /** Whether the browser's back button closes the overlay; false when its open state is in the URL already. */
  closesOnBack?: boolean
}

interface ModalFrameProps extends Omit<OverlayProps, 'title'> {
  role?: 'dialog' | 'alertdialog'
  backdropClass: string
  /** Class of the box that slides in. */
  boxClass: string
  contentClass: string
}

/** What dialog and slide-over share: backdrop, focus that stays inside and returns after closing, closing by Escape and back button. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  children,
  dismissable = true,
  closesOnBack = true,
  role = 'dialog',
  backdropClass,
  boxClass,
  contentClass,
}: ModalFrameProps) {
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
          <Dialog role={role} className={contentClass}>
            <RestoreFocusOnUnmount />
            {closesOnBack ? <CloseOnBack onClose={() => onOpenChange(false)} isBlocked={!dismissable} /> : null}
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </OverlayLocale>
  )
}

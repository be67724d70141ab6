import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { CloseOnBack } from './close-on-back.tsx'
import type { OverlayProps } from './dialog.tsx'
import { backdropClass } from './overlay-class.ts'
import { OverlayHeader } from './overlay-header.tsx'
import { OverlayLocale } from './overlay-locale.tsx'
import { RestoreFocusOnUnmount } from './restore-focus-on-unmount.tsx'

interface SlideOverProps extends OverlayProps {
  /** Content fixed below the scrolling content. */
  footer?: ReactNode
}

/** Modal panel from the right; full screen on phones. */
export function SlideOver({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  dismissable = true,
  closesOnBack = true,
}: SlideOverProps) {
  return (
    <OverlayLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={dismissable}
        isKeyboardDismissDisabled={!dismissable}
        className={backdropClass}
      >
        <Modal className="absolute inset-y-0 right-0 w-full max-w-xl bg-paper shadow-high transition-[translate] duration-(--slow) ease-settle motion-safe:data-entering:translate-x-full motion-safe:data-exiting:translate-x-full sm:rounded-l-xl">
          <AriaDialog className="flex h-full flex-col outline-none">
            <RestoreFocusOnUnmount />
            {closesOnBack ? <CloseOnBack onClose={() => onOpenChange(false)} isBlocked={!dismissable} /> : null}
            <div className="px-5 pt-5 sm:px-8 sm:pt-7">
              <OverlayHeader title={title} onClose={() => onOpenChange(false)} />
            </div>
            <div className="flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-8">{children}</div>
            {footer ? (
              <div className="flex flex-wrap justify-end gap-3 bg-sunk px-5 pb-[max(1rem,env(safe-area-inset-bottom))] pt-4 sm:px-8">
                {footer}
              </div>
            ) : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </OverlayLocale>
  )
}

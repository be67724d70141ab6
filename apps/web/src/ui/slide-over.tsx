import type { ReactNode } from 'react'
import { closingOf, ModalFrame, type OverlayProps } from './modal-frame.tsx'
import { backdropClass } from './overlay-class.ts'
import { OverlayHeader } from './overlay-header.tsx'

interface SlideOverProps extends OverlayProps {
  /** Content fixed below the scrolling content. */
  footer?: ReactNode
}

/** Modal panel from the right; full screen on phones. */
export function SlideOver({ title, children, footer, pending = false, ...frameProps }: SlideOverProps) {
  const closing = closingOf({ ...frameProps, pending })
  return (
    <ModalFrame
      {...frameProps}
      {...closing}
      backdropClass={backdropClass}
      boxClass="absolute inset-y-0 right-0 w-full max-w-xl bg-paper shadow-high transition-[translate] duration-(--slow) ease-settle motion-safe:data-entering:translate-x-full motion-safe:data-exiting:translate-x-full sm:rounded-l-xl"
      contentClass="flex h-full flex-col outline-none"
    >
      <div className="px-5 pt-5 sm:px-8 sm:pt-7">
        <OverlayHeader title={title} onClose={() => closing.onOpenChange(false)} />
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-8">{children}</div>
      {footer ? (
        <div className="flex flex-wrap justify-end gap-3 bg-sunk px-5 pb-[max(1rem,env(safe-area-inset-bottom))] pt-4 sm:px-8">
          {footer}
        </div>
      ) : null}
    </ModalFrame>
  )
}

import { classNames } from './class-names.ts'
import { closingOf, ModalFrame, type OverlayProps } from './modal-frame.tsx'
import { backdropClass, opaqueBackdropClass } from './overlay-class.ts'
import { OverlayHeader } from './overlay-header.tsx'

interface DialogProps extends OverlayProps {
  size?: 'sm' | 'md' | 'lg'
  /** Hides the page behind the dialog, and has no button to close it: only its content leads on. */
  locked?: boolean
  role?: 'dialog' | 'alertdialog'
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' }

/** Modal dialog; on phones it slides up from the bottom. The focus stays inside and returns after closing. */
export function Dialog({ title, children, size = 'md', locked = false, pending = false, ...frameProps }: DialogProps) {
  const closing = closingOf({ ...frameProps, pending })
  return (
    <ModalFrame
      {...frameProps}
      {...closing}
      onBlocked={locked ? undefined : closing.onBlocked}
      backdropClass={classNames(
        locked ? opaqueBackdropClass : backdropClass,
        'flex items-end justify-center sm:items-center sm:p-6',
      )}
      boxClass={classNames(
        // The scroll padding keeps focused elements clear of the header and of a bar at the bottom.
        'max-h-[92svh] w-full scroll-py-24 overflow-y-auto overscroll-contain bg-paper shadow-high',
        'rounded-t-xl transition-[translate,opacity] duration-(--slow) sm:rounded-xl',
        'data-entering:opacity-0 data-exiting:opacity-0 motion-safe:data-entering:translate-y-8 motion-safe:data-exiting:translate-y-8',
        widths[size],
      )}
      contentClass="p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] outline-none sm:p-8"
    >
      {/* Header that stays visible while a long dialog scrolls. */}
      <div className="sticky top-0 z-10 -mx-5 -mt-5 bg-paper px-5 pt-5 pb-2 sm:-mx-8 sm:-mt-8 sm:px-8 sm:pt-8 print:static">
        <OverlayHeader title={title} onClose={locked ? undefined : () => closing.onOpenChange(false)} />
      </div>
      <div className="mt-1">{children}</div>
    </ModalFrame>
  )
}

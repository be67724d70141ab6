import { Check, TriangleAlert, X } from 'lucide-react'
import { cssTransition, ToastContainer, type ToastContainerProps } from 'react-toastify/unstyled'
import { texts } from './texts.ts'

export { showToast } from './show-toast.tsx'

const slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapseDuration: 180 })

/** Settings of react-toastify. `draggablePercent`: share of its width after which a swiped toast is dismissed. */
export const toastSettings = {
  limit: 8,
  newestOnTop: true,
  position: 'top-right',
  autoClose: 5000,
  closeOnClick: true,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  draggablePercent: 60,
  hideProgressBar: true,
  rtl: false,
} satisfies ToastContainerProps

/** Toast container; mounted by ToastHost with the first toast. */
export function Toasts() {
  return (
    <ToastContainer
      {...toastSettings}
      aria-label={texts.notifications}
      transition={slide}
      icon={({ type }) => (type === 'error' ? <TriangleAlert className="size-5" /> : <Check className="size-5" />)}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          aria-label={texts.close}
          onClick={closeToast}
          className="ml-auto grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    />
  )
}

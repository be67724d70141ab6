import type { ReactNode } from 'react'

/** Bar at the bottom of a dialog that stays visible while the content above it scrolls. Last child of the dialog. */
export const DialogFooter = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 -mx-5 mt-4 -mb-5 border-t border-line bg-paper px-5 pt-3 pb-5 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-8">
    {children}
  </div>
)

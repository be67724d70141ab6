import type { ReactNode } from 'react'

/** The forms of signing in, which belong to another feature. */
export interface CheckoutForms {
  /** Registers a trainer or a member, and says when that is done. */
  readonly register: (props: { kind: 'member' | 'trainer'; onDone: () => void }) => ReactNode
  readonly signIn: (props: { onDone: () => void }) => ReactNode
}

import type { ReactNode } from 'react'

/** Registration and sign-in forms; injected by the app layer, because they belong to the auth feature. */
export interface AuthForms {
  readonly register: (props: { kind: 'member' | 'trainer'; onDone: () => void }) => ReactNode
  readonly signIn: (props: { onDone: () => void }) => ReactNode
}

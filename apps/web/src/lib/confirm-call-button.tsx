import type { Endpoint } from '@kostbar/contracts/endpoint'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmCall, type ConfirmCallProps } from './confirm-call.tsx'

type ConfirmCallButtonProps<E extends Endpoint> = Omit<ConfirmCallProps<E>, 'onClose' | 'children'> & {
  /** Look of the button. */
  readonly button: Omit<ComponentProps<typeof Button>, 'onClick' | 'children'>
  /** Content of the button. */
  readonly children: ReactNode
}

/** Button that asks before it calls the API; the other props are those of the question. */
export function ConfirmCallButton<E extends Endpoint>({ button, children, ...call }: ConfirmCallButtonProps<E>) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking ? <ConfirmCall {...call} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
